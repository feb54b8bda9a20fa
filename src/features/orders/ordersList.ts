import { gridList } from '@/components/data-grid/gridList';
import { useListOrdersQuery } from './api';

export const ordersList = gridList({
  id: 'orders',
  accion: 'pedido.listar',
  useRows: useListOrdersQuery,
});
