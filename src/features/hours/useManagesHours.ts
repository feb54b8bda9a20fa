import { useAppSelector } from '@/app/hooks';
import { selectMay } from '@/services/session/selectCan';

/** Who has others' hours to look at. */
export function useManagesHours(): boolean {
  const may = useAppSelector(selectMay);
  return may('HOURS.CREATE') || (may('HOURS.SHOW') && may('WORKFLOW'));
}
