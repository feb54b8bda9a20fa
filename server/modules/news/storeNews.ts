import { eq } from 'drizzle-orm';
import { news } from '../../db/schema/news';
import type { Context } from '../../engine/acciones/context';
import type { StoredNews } from './newsQueries';

export type NewsColumns = Partial<typeof news.$inferInsert>;

/** A new row, or the next version of one that is held. */
export async function storeNews(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  before: StoredNews | null,
  columns: NewsColumns,
): Promise<StoredNews> {
  const [row] = before
    ? await db
        .update(news)
        .set({ ...columns, version: before.version + 1 })
        .where(eq(news.id, before.id))
        .returning()
    : await db
        .insert(news)
        // What the check made of the input is complete.
        .values({ ...columns, authorId: viewer.accountId } as typeof news.$inferInsert)
        .returning();
  if (!row) throw new Error('a novelty was not stored');
  return row;
}
