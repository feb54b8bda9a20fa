import { gridList } from '@/components/data-grid/gridList';
import { useListLeaveBalancesQuery } from '../api';

export const balancesGrid = gridList({
  id: 'leaveBalances',
  accion: 'licencia.listarSaldos',
  useRows: useListLeaveBalancesQuery,
});
