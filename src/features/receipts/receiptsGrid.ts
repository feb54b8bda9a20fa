import { gridList } from '@/components/data-grid/gridList';
import { useListReceiptsQuery } from './api';

export const receiptsGrid = gridList({
  id: 'receipts/people',
  accion: 'recibo.listar',
  useRows: useListReceiptsQuery,
});
