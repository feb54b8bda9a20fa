import { listNews } from '@contract/news/listNews';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { newsList, toNewsRow } from './newsQueries';

export const listNewsHandler = implement(listNews, async (input, context) => {
  const { rows, ...counted } = await runList(newsList, context, input);
  return { rows: rows.map(toNewsRow), ...counted };
});
