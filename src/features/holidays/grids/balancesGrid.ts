import { gridList } from '@/components/data-grid/gridList';
import { useListLeaveBalancesQuery } from '@/services/wms/generated/holidays.gen';

export const balancesGrid = gridList({
  id: 'leaveBalances',
  accion: 'licencia.listarSaldos',
  useRows: useListLeaveBalancesQuery,
});
