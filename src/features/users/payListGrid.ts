import { gridList } from '@/components/data-grid/gridList';
import { useListPayQuery } from './api';

export const payListGrid = gridList({
  id: 'pay',
  accion: 'sueldo.listar',
  useRows: useListPayQuery,
});
