import { daysInWords } from '@contract/core/daysInWords';
import { changeManyNews } from '@contract/news/newsAcciones';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { news, newsType } from '../../db/schema/news';
import type { Context } from '../../engine/acciones/context';
import type { BulkAction } from '../../engine/bulk/bulkAction';
import { implementBulk } from '../../engine/bulk/implementBulk';
import { personLabels } from '../../engine/people/personLabels';
import { moveNews } from './moveNews';
import { newsList } from './newsQueries';
import { seesNews } from './newsScope';

/** "Paz, Ana (1010), el 04/01/2027": whose and when, never what. */
async function newsLabels(
  { db, viewer, reach }: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ news })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(and(anyOf(news.id, [...ids]), seesNews(viewer, reach)));
  const people = await personLabels(
    db,
    rows.map((row) => row.news.personId),
  );
  return new Map(
    rows.map(({ news: row }) => [row.id, `${people.get(row.personId)}, ${daysInWords(row)}`]),
  );
}

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
  each: async (context, id, { move, reason }) => {
    await moveNews(context, { id, reason }, move);
    // Anulled it has no way back.
    return move === 'validate' || move === 'reject' ? { move: 'reopen', reason: '' } : undefined;
  },
};

export const changeManyNewsHandler = implementBulk(changeManyNewsBulk);
