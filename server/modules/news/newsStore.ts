import { daysInWords } from '@contract/core/daysInWords';
import type { NewsAction } from '@contract/news/newsState';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { news, newsEvent } from '../../db/schema/news';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { conflict } from '../../engine/http/fault';
import { notify } from '../../engine/notifications/notify';
import { defineChanges, type Written } from '../../engine/store/defineChanges';
import { findNews, type StoredNews } from './newsQueries';
import { actionsOn, noNews } from './newsReach';
import { presentNews } from './presentNews';

const standing: Record<StoredNews['state'], string> = {
  draft: 'volvió a quien la pidió',
  pending: 'está pendiente',
  validated: 'ya está validada',
  rejected: 'ya está rechazada',
  cancelled: 'está anulada',
};

/** People never do these with a novelty of their own. */
const decided: ReadonlySet<NewsAction> = new Set([
  'validate',
  'reject',
  'reopen',
  'cancel',
  'edit',
]);

type Kind = (typeof newsEvent.$inferInsert)['kind'];

/** The only way in which a novelty changes. */
export const newsStore = defineChanges({
  table: news,
  entity: 'news',
  missing: noNews,
  async lock({ db, viewer, reach }, id) {
    await db.select({ id: news.id }).from(news).where(eq(news.id, id)).for('update');
    return findNews(db, viewer, reach, id);
  },
  row: (found) => found.news,
  present: presentNews,
  actions: actionsOn,
  forbids: ({ news: row }, action, { viewer }) =>
    row.personId === viewer.personId && decided.has(action)
      ? conflict('Es tuya: la decide otra persona.')
      : undefined,
  refusal: (found) => `No podés hacer eso: la novedad ${standing[found.news.state]}.`,
  async history({ db }, { after, done }: Written<typeof news, Kind>) {
    const { kind, accountId, reason } = done;
    await db
      .insert(newsEvent)
      .values({ newsId: after.id, kind, accountId, reason: reason || null });
  },
  async tell({ db, emit }, { id }) {
    const tags = [
      { type: 'News', id },
      { type: 'News', id: 'LIST' },
    ] as const;
    const owner = await ownerOf(db, id);
    await emit(tags, { kind: 'sites', ids: [owner.siteId], permission: 'NEWS.SHOW' });
    if (owner.accountId !== null) await emit(tags, { kind: 'accounts', ids: [owner.accountId] });
  },
});

const titles = {
  entered: 'Cargaron una novedad tuya',
  validate: 'Validaron una novedad tuya',
  reject: 'Rechazaron una novedad tuya',
  reopen: 'Una novedad tuya volvió a estar pendiente',
  cancel: 'Anularon una novedad tuya',
};

/** Rings for whose it is; what it is they read inside, and never in a mail. */
export async function ringNewsOwner(
  context: Context,
  row: StoredNews,
  what: keyof typeof titles,
): Promise<void> {
  const { accountId } = await ownerOf(context.db, row.id);
  if (accountId === null || accountId === context.viewer.accountId) return;
  const days = daysInWords(row);
  await notify(context, [accountId], {
    type: 'news.changed',
    title: titles[what],
    body: days.charAt(0).toUpperCase() + days.slice(1),
    link: `/news/${row.id}`,
  });
}

async function ownerOf(db: Db, id: number) {
  const [owner] = await db
    .select({ siteId: person.siteId, accountId: account.id })
    .from(news)
    .innerJoin(person, eq(person.id, news.personId))
    .leftJoin(account, eq(account.personId, person.id))
    .where(eq(news.id, id));
  if (!owner) throw new Error('a novelty of nobody');
  return owner;
}
