import { gridList } from '@/components/data-grid/gridList';
import { useListReceiptsQuery } from '@/services/wms/generated/receipts.gen';

export const receiptsGrid = gridList({
  id: 'receipts/people',
  accion: 'recibo.listar',
  useRows: useListReceiptsQuery,
});
