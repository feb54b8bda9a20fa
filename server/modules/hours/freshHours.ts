import { and, between, eq, sql } from 'drizzle-orm';
import { hourMark } from '../../db/schema/hours';
import type { Context } from '../../engine/acciones/context';
import { withinReach } from '../../engine/scope/withinReach';
import { clock } from '../../engine/time/clock';
import type { Span } from './hourFacts';
import { reckonHours } from './reckonHours';
import { RECKON_HOURS } from './workOffMarks';

/** What a reader waits for; more is left to the chore, and the rows say that they wait. */
const MOST_MARKS = 400;

/** Before hours are read: what changed of them a moment ago is reckoned, so that a punch shows at once. */
export async function freshHours(
  { viewer, reach, services }: Pick<Context, 'viewer' | 'reach' | 'services'>,
  span: Span,
  /** Left out: of everybody whom the reader reaches. */
  personId?: number,
): Promise<void> {
  const { db } = services.database;
  const marks = await db
    .select({ personId: hourMark.personId })
    .from(hourMark)
    .where(
      and(
        between(hourMark.day, span.from, span.to),
        withinReach(reach, viewer, sql`${hourMark.personId}`),
        personId === undefined ? undefined : eq(hourMark.personId, personId),
      ),
    )
    .limit(MOST_MARKS + 1);
  if (marks.length === 0) return;
  if (marks.length > MOST_MARKS) return services.jobs.hurry(RECKON_HOURS);
  const ids = [...new Set(marks.map(({ personId }) => personId))];
  await db.transaction((tx) => reckonHours(tx, ids, clock.now()));
}
