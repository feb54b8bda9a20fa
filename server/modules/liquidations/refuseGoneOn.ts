import { and, asc, eq, isNotNull, ne } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payItem } from '../../db/schema/payItems';
import { payRun } from '../../db/schema/payRuns';
import { conflict } from '../../engine/http/fault';
import type { PayItem } from '../../engine/pay/payItem';
import { goneOnSince } from '../../engine/pay/settlePayItems';
import { namesOf } from '../../engine/people/namesOf';
import { someNames } from './someNames';

/** The last other run that settled something of the same record, by that record. */
async function laterRuns(db: Db, runId: number, items: readonly PayItem[]) {
  const rows = await db
    .select({ source: payItem.source, sourceId: payItem.sourceId, title: payRun.title })
    .from(payItem)
    .innerJoin(payRun, eq(payRun.id, payItem.runId))
    .where(
      and(
        anyOf(payItem.source, [...new Set(items.map(({ source }) => source))]),
        anyOf(
          payItem.sourceId,
          items.map(({ sourceId }) => sourceId),
        ),
        isNotNull(payItem.settledAt),
        ne(payItem.runId, runId),
      ),
    )
    .orderBy(asc(payItem.runId));
  return new Map(rows.map(({ source, sourceId, title }) => [`${source}.${sourceId}`, title]));
}

/** Said before anybody has a slip that takes theirs back: published to some, a reversal could go neither on nor back. */
export async function refuseGoneOn(db: Db, reversesId: number): Promise<void> {
  const items = await goneOnSince(db, reversesId);
  if (items.length === 0) return;
  const [names, runs] = await Promise.all([
    namesOf(
      db,
      items.map(({ personId }) => personId),
    ),
    laterRuns(db, reversesId, items),
  ]);
  const told = items.map(({ personId, source, sourceId }) => {
    const title = runs.get(`${source}.${sourceId}`);
    return `${names.get(personId)?.name ?? ''}${title ? ` (con “${title}”)` : ''}`;
  });
  throw conflict(
    `No se puede revertir: ya se devolvió una parte del préstamo que les pagó. ${someNames([...new Set(told)].toSorted())}.`,
  );
}
