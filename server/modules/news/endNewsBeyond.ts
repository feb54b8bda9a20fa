import { and, asc, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { news, newsType } from '../../db/schema/news';
import type { Context } from '../../engine/acciones/context';
import { endWaiting } from '../../engine/approvals/endWaiting';
import { refreshRequest } from '../../engine/approvals/refreshRequest';
import type { EndsWithLeaving } from '../../engine/module';
import { beyondLastDay, type LastDay, type Leaving } from '../../engine/people/beyondLastDay';
import { addDays } from '../../engine/time/days';
import { holdDays } from './holdDays';
import { refuseClosedNews } from './newsPeriod';
import { openRequestOf } from './newsReach';
import { newsStore, ringNewsOwner } from './newsStore';

/** The novelties of people for days after their last one that stand or wait. */
const newsBeyond = (db: Db, leavings: readonly LastDay[]) =>
  db
    .select({ row: news, type: newsType })
    .from(news)
    .innerJoin(newsType, eq(newsType.id, news.typeId))
    .where(
      and(
        beyondLastDay(news.personId, news.toDay, leavings),
        anyOf(news.state, ['draft', 'pending', 'validated']),
      ),
    )
    .orderBy(asc(news.id));

type Found = Awaited<ReturnType<typeof newsBeyond>>[number];

async function endOne(context: Context, { row, type }: Found, leaving: Leaving) {
  const { db, viewer } = context;
  const { lastDay, reason } = leaving;
  const { accountId } = viewer;
  const later = row.fromDay > lastDay;
  const fromDay = later ? row.fromDay : addDays(lastDay, 1);
  await refuseClosedNews(db, row.personId, type.unit, { fromDay, toDay: row.toDay });
  const request = await openRequestOf(db, row.id);
  if (later && request) return endWaiting(context, request.id, { accountId, reason });
  // Days that were worked there stay as they were noted.
  const change = later ? { state: 'cancelled' as const } : { toDay: lastDay };
  const done = { kind: later ? ('cancel' as const) : ('edited' as const), accountId, reason };
  const after = await newsStore.write(context, row, change, done);
  await holdDays(context, after, type);
  if (later) await ringNewsOwner(context, after, 'cancel');
  else if (request) await refreshRequest(context, request.id);
}

/** Nothing is noted of days on which somebody no longer works. */
export const endNewsBeyond: EndsWithLeaving = {
  async beyond(db, leavings) {
    const found = await newsBeyond(db, leavings);
    return found.map(({ row: { personId } }) => ({ personId, kind: 'news' as const }));
  },
  async end(context, leaving) {
    for (const found of await newsBeyond(context.db, [leaving])) {
      await endOne(context, found, leaving);
    }
  },
};
