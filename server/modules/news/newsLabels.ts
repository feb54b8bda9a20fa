import { and, eq, inArray } from 'drizzle-orm';
import { news, newsType } from '../../db/schema/news';
import type { Context } from '../../engine/acciones/context';
import { personLabels } from '../../engine/people/personLabels';
import { daysInWords } from '../absences/absenceWords';
import { seesNews } from './newsScope';

/** "Paz, Ana (1010), el 04/01/2027": whose and when, never what. */
export async function newsLabels(
  { db, viewer, reach }: Context,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ news })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(and(inArray(news.id, [...ids]), seesNews(viewer, reach)));
  const people = await personLabels(
    db,
    rows.map((row) => row.news.personId),
  );
  return new Map(
    rows.map(({ news: row }) => [row.id, `${people.get(row.personId)}, ${daysInWords(row)}`]),
  );
}
