import { gridList } from '@/components/data-grid/gridList';
import { useListAskedDocumentsQuery } from '@/services/wms/generated/documents.gen';

export const askedGrid = gridList({
  id: 'documents/asked',
  accion: 'pedidoDocumento.listarPersonas',
  exports: false,
  useRows: useListAskedDocumentsQuery,
});
