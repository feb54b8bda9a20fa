import { and, between, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { hourDay } from '../../db/schema/hours';
import { everAt, siteOn } from '../../engine/people/siteOn';
import type { Span } from './hourFacts';

/**
 * Overtime that was not decided before its month is closed is not paid, and waits no longer: nothing of that month changes
 * any more. Overtime that ought to be paid all the same is an adjustment of the next one; reopened, the month has it to be decided again.
 */
export async function lapseOvertime(
  db: Db,
  { siteId, from, to }: Span & { siteId: number },
): Promise<void> {
  const { personId, day, overtime } = hourDay;
  await db
    .update(hourDay)
    .set({ overtime: 'lapsed' })
    .where(
      and(
        between(day, from, to),
        eq(overtime, 'waiting'),
        everAt(sql`${personId}`, sql`${siteId}::int`),
        sql`${siteOn(sql`${personId}`, sql`${day}`)} = ${siteId}`,
      ),
    );
}
