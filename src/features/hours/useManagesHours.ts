import { useAppSelector } from '@/app/hooks';
import { selectMay } from '@/services/session/selectCan';

/** People who manage hours have others' hours to look at. */
export function useManagesHours(): boolean {
  const may = useAppSelector(selectMay);
  return may('HOURS.CREATE') || (may('HOURS.SHOW') && may('WORKFLOW'));
}
