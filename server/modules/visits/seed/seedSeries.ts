import { onceAWeek, type Repeat } from '@contract/visits/series/repeat';
import { repeatDays } from '@contract/visits/series/repeatDays';
import { and, asc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { type visitPurpose, visitSeries } from '../../../db/schema/visits';
import { customer } from '../../../db/schema/warehouse';
import type { DemoPerson } from '../../../engine/seed/demo';
import { dayNow } from '../../../engine/time/dayNow';
import { followSeries } from '../series/followSeries';

type Purpose = Pick<typeof visitPurpose.$inferSelect, 'id' | 'minutes'>;

const TUESDAY = 2;
const repeats: Repeat[] = [
  { ...onceAWeek, weekdays: [TUESDAY], times: 26 },
  { ...onceAWeek, kind: 'monthEnd', times: 6 },
];

/** Two visits of the boss that repeat: one each week, one at each month's end. */
export async function seedSeries(
  db: Db,
  people: readonly DemoPerson[],
  purposes: readonly Purpose[],
): Promise<void> {
  const boss = people.find(({ username }) => username === 'jefe');
  if (!boss) return;
  const [doors, { rows }] = await Promise.all([
    db
      .select()
      .from(customer)
      .where(and(eq(customer.siteId, boss.siteId), isNotNull(customer.latitude)))
      .orderBy(asc(customer.id))
      .limit(repeats.length),
    db.execute(sql`select ${dayNow}::text as today`),
  ]);
  const startDay = String(rows[0]?.today);
  for (const [at, door] of doors.entries()) {
    const [repeat, purpose] = [repeats[at], purposes[at]];
    if (!repeat || !purpose) continue;
    const { name: place, address, latitude, longitude } = door;
    const [series] = await db
      .insert(visitSeries)
      .values({
        ...{ startDay, lastDay: repeatDays(startDay, repeat).at(-1) ?? startDay, repeat },
        ...{ onHoliday: 'move', onLeave: 'move', choices: [], radius: 150 },
        ...{ fromTime: '12:00', toTime: '13:30', minutes: purpose.minutes },
        ...{ personId: boss.id, siteId: boss.siteId, customerId: door.id },
        ...{ place, address, latitude, longitude, purposeId: purpose.id },
        createdBy: boss.accountId,
      })
      .returning();
    // The demo begins without a history of its own.
    const quiet = { db, audit: async () => undefined, emit: async () => undefined };
    if (series) await followSeries(quiet, series);
  }
}
