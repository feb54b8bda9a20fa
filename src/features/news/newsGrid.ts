import { gridList } from '@/components/data-grid/gridList';
import { useListNewsQuery } from './api';

export const newsGrid = gridList({
  id: 'news',
  accion: 'novedad.listar',
  useRows: useListNewsQuery,
});
