import type { NewsAction } from '@contract/news/newsState';
import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import type { Context } from '../../engine/acciones/context';
import { notFound } from '../../engine/http/fault';
import { findNews } from './newsQueries';
import { NEWS_REQUESTS } from './newsRequestTypes';
import { allowedActions } from './newsRules';

export type Asking = Pick<Context, 'db' | 'viewer' | 'reach'>;
export type FoundNews = NonNullable<Awaited<ReturnType<typeof findNews>>>;

export const noNews = 'Esa novedad no existe o no está a tu alcance.';

/** NEWS.CREATE over everybody: who enters the novelties of others. */
export const entersNews = ({ viewer }: Pick<Context, 'viewer'>) =>
  viewer.roleScope === 'all' && can(viewer.roles, 'NEWS.CREATE');

/** Its request in the inbox of somebody, while it is there. */
export async function openRequestOf(db: Db, newsId: number) {
  const [row] = await db
    .select({
      id: approvalRequest.id,
      type: approvalRequest.type,
      state: approvalRequest.state,
      version: approvalRequest.version,
    })
    .from(approvalRequest)
    .where(
      and(
        anyOf(approvalRequest.type, [...NEWS_REQUESTS]),
        eq(approvalRequest.subjectId, newsId),
        anyOf(approvalRequest.state, ['pending', 'draft']),
      ),
    );
  return row ?? null;
}

export async function actionsOn(
  asking: Asking,
  { news: row, known }: FoundNews,
): Promise<NewsAction[]> {
  const { db, viewer } = asking;
  const own = viewer.personId !== null && row.personId === viewer.personId;
  const request = await openRequestOf(db, row.id);
  return allowedActions(
    { state: row.state, waits: request?.state === 'pending' },
    {
      decides: !own && known && can(viewer.roles, 'NEWS.STATE'),
      enters: !own && known && entersNews(asking),
      asks: own && can(viewer.roles, 'NEWS.CREATE'),
    },
  );
}

export async function visibleNews({ db, viewer, reach }: Asking, id: number): Promise<FoundNews> {
  const found = await findNews(db, viewer, reach, id);
  if (!found) throw notFound(noNews);
  return found;
}
