import { and, asc, eq } from 'drizzle-orm';
import { newsType } from '../../db/schema/news';
import type { FindChoices } from '../../engine/approvals/requestType';

/** The kinds of novelty that people ask for and managers decide, for a condition. */
export const newsTypeChoices: FindChoices = async (db) => {
  const rows = await db
    .select({ id: newsType.id, name: newsType.name, active: newsType.active })
    .from(newsType)
    .where(and(eq(newsType.askable, true), eq(newsType.medical, false)))
    .orderBy(asc(newsType.id));
  return rows.map(({ id, name, active }) => ({
    value: String(id),
    label: active ? name : `${name} (inactiva)`,
  }));
};
