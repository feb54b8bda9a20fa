import { and, asc, between, eq, gt } from 'drizzle-orm';
import type { Db } from '../../../server/db/Db';
import { hourDay } from '../../../server/db/schema/hours';

/** A worked day of theirs in that month, whose half hour more nobody has decided. */
export async function waitingOvertimeOf(
  db: Db,
  personId: number,
  month: string,
): Promise<typeof hourDay.$inferSelect> {
  const inMonth = between(hourDay.day, `${month}-01`, `${month}-28`);
  const [found] = await db
    .select()
    .from(hourDay)
    .where(and(eq(hourDay.personId, personId), inMonth, gt(hourDay.worked, 0)))
    .orderBy(asc(hourDay.day))
    .limit(1);
  if (!found) throw new Error('they worked on a day of it');
  const waiting = { overtime: 'waiting', extra50: 30 } as const;
  await db.update(hourDay).set(waiting).where(eq(hourDay.id, found.id));
  return { ...found, ...waiting };
}
