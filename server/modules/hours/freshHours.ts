import { and, between, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { hasSqlState, LOCK_TIMEOUT } from '../../db/hasSqlState';
import { hourMark } from '../../db/schema/hours';
import type { Context } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import type { Span } from './hourFacts';
import { reckonHours } from './reckonHours';
import { RECKON_HOURS } from './workOffMarks';

/** A reader waits for as many; more is left to the chore, and the rows say that they wait. */
const MOST_MARKS = 400;

/** Reckons the days that are about to be read and changed a moment ago, so that a punch shows at once; a day that must wait longer says so in its row. */
export async function freshHours(
  { viewer, reach, services }: Pick<Context, 'viewer' | 'reach' | 'services'>,
  span: Span,
  /** The people that are read; left out, everybody whom the reader reaches. */
  personIds?: readonly number[],
): Promise<void> {
  const { db } = services.database;
  const marks = await db
    .select({ personId: hourMark.personId })
    .from(hourMark)
    .where(
      and(
        between(hourMark.day, span.from, span.to),
        withinReach(reach, viewer, sql`${hourMark.personId}`),
        personIds && anyOf(hourMark.personId, [...personIds]),
      ),
    )
    .limit(MOST_MARKS + 1);
  if (marks.length === 0) return;
  if (marks.length > MOST_MARKS) return services.jobs.hurry(RECKON_HOURS);
  const ids = [...new Set(marks.map(({ personId }) => personId))];
  await db
    .transaction((tx) => patiently(tx, () => reckonHours(tx, ids, clock.now(), span)))
    .catch((error: unknown) => {
      if (!hasSqlState(error, LOCK_TIMEOUT)) throw error;
      services.jobs.hurry(RECKON_HOURS);
    });
}

/** Old months of the same people may be reckoned at the same time: a reader does not wait for all of those. */
async function patiently<T>(db: Db, work: () => Promise<T>): Promise<T> {
  await db.execute(sql`set local lock_timeout = '2s'`);
  return work();
}
