import { eq } from 'drizzle-orm';
import { news, newsEvent } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { PublicContext } from '../../engine/acciones/context';

type Change = Pick<PublicContext, 'db' | 'audit' | 'emit'>;

export interface NewsChange {
  id: number;
  kind: (typeof newsEvent.$inferInsert)['kind'];
  /** Null: the server by itself. */
  accountId: number | null;
  reason?: string | null;
  before?: unknown;
  after?: unknown;
}

/** Whose it is, with what else is needed to tell them. */
export async function newsOwner({ db }: Pick<Change, 'db'>, id: number) {
  const [owner] = await db
    .select({ siteId: person.siteId, accountId: account.id })
    .from(news)
    .innerJoin(person, eq(person.id, news.personId))
    .leftJoin(account, eq(account.personId, person.id))
    .where(eq(news.id, id));
  if (!owner) throw new Error('a novelty of nobody');
  return owner;
}

/** History, audit, and the screens that show it. */
export async function recordNews(
  change: Change,
  { id, kind, accountId, reason = null, before, after }: NewsChange,
): Promise<void> {
  const { db, audit, emit } = change;
  await db.insert(newsEvent).values({ newsId: id, kind, accountId, reason: reason || null });
  await audit({ entity: 'news', entityId: id, before, after: after ?? { kind, reason } });
  const tags = [
    { type: 'News', id },
    { type: 'News', id: 'LIST' },
  ] as const;
  const owner = await newsOwner(change, id);
  await emit(tags, { kind: 'sites', ids: [owner.siteId], permission: 'NEWS.SHOW' });
  if (owner.accountId !== null) await emit(tags, { kind: 'accounts', ids: [owner.accountId] });
}
