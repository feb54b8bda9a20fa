import { gridList } from '@/components/data-grid/gridList';
import {
  type ListReceiptPiecesApiArg,
  useListReceiptPiecesQuery,
} from '@/services/wms/generated/receipts.gen';

/** The slips of one batch and of no other. Make it once for each batch. */
export const piecesGrid = (batchId: number) =>
  gridList({
    id: 'receipts/pieces',
    accion: 'loteRecibos.listarPartes',
    exports: false,
    useRows: (request: ListReceiptPiecesApiArg) =>
      useListReceiptPiecesQuery({
        ...request,
        filters: [...(request.filters ?? []), { field: 'batchId', operator: 'is', value: batchId }],
      }),
  });
