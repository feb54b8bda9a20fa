import type { NewsDetail } from '@contract/news/news';
import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { news, newsEvent } from '../../db/schema/news';
import { fieldsFor } from '../../engine/lists/fieldsFor';
import { authorRefs } from '../../engine/people/authorRef';
import { attachedCertificate } from './attachedCertificate';
import { newsList, toNewsRow } from './newsQueries';
import { type Asking, actionsOn, type FoundNews, openRequestOf, visibleNews } from './newsReach';

const nobody = { id: null, name: '', position: null, imageUrl: '' };

async function rowOf(asking: Asking, id: number) {
  const select = asking.db.select(fieldsFor(newsList, asking) as typeof newsList.fields);
  const [row] = await newsList.from(select).where(eq(news.id, id));
  if (!row) throw new Error('a novelty vanished');
  return toNewsRow(row);
}

async function historyOf(db: Db, newsId: number) {
  const rows = await db
    .select()
    .from(newsEvent)
    .where(eq(newsEvent.newsId, newsId))
    .orderBy(newsEvent.id);
  const refs = await authorRefs(
    db,
    rows.map(({ accountId }) => accountId ?? 0),
  );
  return rows.map(({ id, kind, accountId, reason, createdAt }) => ({
    id,
    kind,
    who: refs.get(accountId ?? 0) ?? null,
    reason,
    at: createdAt.toISOString(),
  }));
}

async function detailOf(asking: Asking, found: FoundNews): Promise<NewsDetail> {
  const { db } = asking;
  const { news: row, known } = found;
  const request = await openRequestOf(db, row.id);
  return {
    ...(await rowOf(asking, row.id)),
    paidPercent: known ? row.paidPercent : null,
    note: known ? row.note : '',
    certificateDue: known ? row.certificateDue : null,
    file: await attachedCertificate(asking, row.id),
    author: (await authorRefs(db, [row.authorId])).get(row.authorId) ?? nobody,
    history: known ? await historyOf(db, row.id) : [],
    requestId: known ? (request?.id ?? null) : null,
    actions: await actionsOn(asking, found),
  };
}

/** A novelty whole, as far as the asker may know it. */
export const presentNews = async (asking: Asking, id: number): Promise<NewsDetail> =>
  detailOf(asking, await visibleNews(asking, id));
