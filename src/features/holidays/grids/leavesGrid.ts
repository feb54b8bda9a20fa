import { gridList } from '@/components/data-grid/gridList';
import { useListLeavesQuery } from '../api';

export const leavesGrid = gridList({
  id: 'leaves',
  accion: 'licencia.listar',
  useRows: useListLeavesQuery,
});
