import { gridList } from '@/components/data-grid/gridList';
import { useListDocumentsQuery } from './api';

export const documentsGrid = gridList({
  id: 'documents',
  accion: 'documento.listar',
  useRows: useListDocumentsQuery,
});
