import { eq } from 'drizzle-orm';
import { leaveMovement } from '../../db/schema/holidays';
import type { Context } from '../../engine/acciones/context';
import { yearOf } from '../../engine/time/days';
import { giveBack, takeFrom, yearsOf } from './balanceRules';
import { lapsedBy } from './lapsedBy';
import { movementsOf } from './ledger';

type Writer = Pick<Context, 'db' | 'viewer'>;

interface Granted {
  id: number;
  personId: number;
  typeId: number;
  fromDay: string;
  toDay: string;
  days: string;
}

/** Granted leave leaves the ledger: the oldest days first, but for those that will have lapsed when it begins. */
export async function takeDays({ db, viewer }: Writer, granted: Granted): Promise<void> {
  const { id, personId, typeId, fromDay, toDay, days } = granted;
  const years = yearsOf(await movementsOf(db, personId, typeId));
  const lapsed = (await lapsedBy(db, years, fromDay)).map(({ year }) => year);
  const standing = years.filter(({ year }) => !lapsed.includes(year));
  const from = standing.length > 0 ? standing : [{ year: yearOf(fromDay), left: 0 }];
  await db.insert(leaveMovement).values(
    takeFrom(from, Number(days)).map((share) => ({
      personId,
      typeId,
      year: share.year,
      kind: 'taken' as const,
      days: String(-share.days),
      leaveId: id,
      facts: { from: fromDay, to: toDay },
      accountId: viewer.accountId,
    })),
  );
}

/** Days that were not taken in the end go back where they came from. */
export async function returnDays(
  { db, viewer }: Writer,
  granted: Granted,
  days: number,
  lastDay: string | null,
): Promise<void> {
  const { id, personId, typeId, fromDay, toDay } = granted;
  const rows = await db.select().from(leaveMovement).where(eq(leaveMovement.leaveId, id));
  // Days that came back once, because the leave ended earlier, do not come back again.
  const taken = new Map<number, number>();
  for (const row of rows) taken.set(row.year, (taken.get(row.year) ?? 0) - Number(row.days));
  const shares = giveBack(
    [...taken].map(([year, left]) => ({ year, days: left })),
    days,
  );
  if (shares.length === 0) return;
  await db.insert(leaveMovement).values(
    shares.map((share) => ({
      personId,
      typeId,
      year: share.year,
      kind: 'returned' as const,
      days: String(share.days),
      leaveId: id,
      facts: { from: fromDay, to: toDay, ...(lastDay ? { lastDay } : {}) },
      accountId: viewer.accountId,
    })),
  );
}
