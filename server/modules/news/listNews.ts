import { listNews } from '@contract/news/listNews';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { newsList, toNewsRow } from './newsQueries';

export const listNewsHandler = implement(listNews, async (input, context) => {
  const { rows, ...counted } = await runList(newsList, context, input);
  return { rows: rows.map(toNewsRow), ...counted };
});
