import { gridList } from '@/components/data-grid/gridList';
import { useListDocumentsQuery } from '@/services/wms/generated/documents.gen';

export const documentsGrid = gridList({
  id: 'documents',
  accion: 'documento.listar',
  useRows: useListDocumentsQuery,
});
