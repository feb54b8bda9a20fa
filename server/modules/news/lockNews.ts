import type { NewsAction } from '@contract/news/newsState';
import { eq } from 'drizzle-orm';
import { news } from '../../db/schema/news';
import { conflict } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import type { StoredNews } from './newsQueries';
import { type Asking, actionsOn, type FoundNews, visibleNews } from './newsReach';
import { presentNews } from './presentNews';

/** Held until the end of the transaction, seen as it is then, and open to this action. */
export async function lockNews(
  asking: Asking,
  { id, version }: { id: number; version?: number },
  action: NewsAction,
): Promise<FoundNews> {
  await asking.db.select({ id: news.id }).from(news).where(eq(news.id, id)).for('update');
  const found = await visibleNews(asking, id);
  if (version !== undefined && found.news.version !== version) {
    throw staleVersion(await presentNews(asking, id));
  }
  if (!(await actionsOn(asking, found)).includes(action)) throw conflict(refusal(found.news));
  return found;
}

const standing: Record<StoredNews['state'], string> = {
  draft: 'volvió a quien la pidió',
  pending: 'está pendiente',
  validated: 'ya está validada',
  rejected: 'ya está rechazada',
  cancelled: 'está anulada',
};

const refusal = (row: StoredNews) => `No podés hacer eso: la novedad ${standing[row.state]}.`;
