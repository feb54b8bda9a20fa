import { and, eq, not } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import type { Context } from '../../engine/acciones/context';
import { partsOf } from '../../engine/module';
import { worksToday } from '../../engine/people/worksToday';
import { revokeSessions } from '../../engine/session/sessionRow';
import { dayText } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { keepAnAdministrator } from './keepAnAdministrator';

/** A last month that was paid already is not touched: what is left to pay is an adjustment of the next one. */
export async function refusePaidLeave(
  db: Db,
  siteId: number,
  days: readonly (string | null)[],
): Promise<void> {
  for (const day of days) {
    if (day !== null) await refuseClosedPeriod(db, { siteId, day, ledger: 'pay' });
  }
}

/** People who left before today are signed out at once; the others are refused from the day after their last. */
async function endSessions({ db, emit }: Context, personId: number) {
  const [left] = await db
    .select({ id: account.id })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(and(eq(person.id, personId), not(worksToday)));
  if (!left) return;
  await revokeSessions(db, left.id, { allBut: null });
  await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [left.id] });
}

/** This does what follows from a leaving date, however it was written. */
export async function afterLeaving(
  context: Context,
  personId: number,
  lastDay: string,
): Promise<void> {
  await keepAnAdministrator(context.db, 'staying');
  const leaving = { personId, lastDay, reason: `Trabaja hasta el ${dayText(lastDay)}.` };
  for (const { end } of partsOf('leaving')) await end(context, leaving);
  await endSessions(context, personId);
}
