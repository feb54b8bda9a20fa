import { gridList } from '@/components/data-grid/gridList';
import { useListLeavesQuery } from '@/services/wms/generated/holidays.gen';

export const leavesGrid = gridList({
  id: 'leaves',
  accion: 'licencia.listar',
  useRows: useListLeavesQuery,
});
