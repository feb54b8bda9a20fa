import { gridList } from '@/components/data-grid/gridList';
import { useListNewsQuery } from '@/services/wms/generated/news.gen';

export const newsGrid = gridList({
  id: 'news',
  accion: 'novedad.listar',
  useRows: useListNewsQuery,
});
