import { gridList } from '@/components/data-grid/gridList';
import { useListOrdersQuery } from '@/services/wms/generated/orders.gen';

export const ordersList = gridList({
  id: 'orders',
  accion: 'pedido.listar',
  useRows: useListOrdersQuery,
});
