import { changeManyNews } from '@contract/news/changeManyNews';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { moveNews } from './moveNews';
import { newsLabels } from './newsLabels';
import { newsList } from './newsQueries';

const verbs = {
  validate: 'Validar',
  reject: 'Rechazar',
  reopen: 'Dejar pendientes',
  cancel: 'Anular',
};

export const changeManyNewsBulk: BulkAction<typeof changeManyNews> = {
  accion: changeManyNews,
  list: newsList,
  title: (rows, { move }) => `${verbs[move]} ${rows} novedades`,
  labels: newsLabels,
  each: (context, id, { move, reason }) => moveNews(context, { id, reason }, move),
};

export const changeManyNewsHandler = implementBulk(changeManyNewsBulk);
