import { useSelector } from 'react-redux';
import { selectMay } from '@/services/session/selectCan';
import { routes } from '@/utils/paths';

/** Out of what reimbursements and renditions share, to the one that somebody has. */
export function useExpensesBack() {
  const may = useSelector(selectMay);
  if (may('REIMBURSEMENTS')) return { to: routes.reimbursements, label: 'Reintegros' };
  return may('RENDITIONS') ? { to: routes.renditions, label: 'Rendiciones' } : undefined;
}
