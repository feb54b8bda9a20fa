import { gridList } from '@/components/data-grid/gridList';
import { useListPayQuery } from '@/services/wms/generated/users.gen';

export const payListGrid = gridList({
  id: 'pay',
  accion: 'sueldo.listar',
  useRows: useListPayQuery,
});
