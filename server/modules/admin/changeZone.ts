import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { periodClose } from '../../db/schema/closes';
import { hourDay, hourMark } from '../../db/schema/hours';
import { everAt } from '../../engine/people/siteOn';
import { holdPeriods } from '../../engine/time/periodTurn';
import { closedPeriod } from '../../engine/time/refuseClosedPeriod';

const INSTEAD =
  'se lee con la zona horaria de la sede. Creá otra con la zona nueva y pasá ahí a su gente.';

/** A site with closed months keeps the clock by which they were sealed; else its days are reckoned again. */
export async function changeZone(db: Db, siteId: number): Promise<void> {
  await holdPeriods(db);
  const [closed] = await db
    .select({ month: periodClose.month })
    .from(periodClose)
    .where(and(eq(periodClose.siteId, siteId), isNull(periodClose.reopenedAt)))
    .orderBy(desc(periodClose.month))
    .limit(1);
  if (closed) throw closedPeriod(closed.month, INSTEAD);
  await db.execute(sql`insert into ${hourMark} (person_id, day)
    select ${hourDay.personId}, ${hourDay.day} from ${hourDay}
    where ${everAt(sql`${hourDay.personId}`, sql`${siteId}::int`)}`);
}
