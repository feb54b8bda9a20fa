import { and, eq, lt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { leaveMovement } from '../../db/schema/holidays';
import { recordEvent } from '../../engine/events/recordEvent';
import { monthEnd, yearOf } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { absenceTurn } from '../absences';
import { closeYear, yearsOf } from './balanceRules';
import { type LeaveFigures, leaveFigures } from './leaveFigures';
import { vacationType } from './leaveTypes';
import { movementsOf, reservedDays } from './ledger';

interface Closing {
  personId: number;
  typeId: number;
  year: number;
  /** The last day on which they could be taken. */
  on: string;
  part: number;
}

async function closeOf(db: Db, { personId, typeId, year, on, part }: Closing): Promise<void> {
  await absenceTurn(db, personId);
  // Days that are asked for and wait may be these very days: they are closed once it is decided.
  if ((await reservedDays(db, { personId, typeId })) > 0) return;
  const own = yearsOf(await movementsOf(db, personId, typeId)).find((one) => one.year === year);
  if (!own || own.closed) return;
  const { carried, expired } = closeYear(own, part);
  const base = { personId, typeId };
  const passes = carried > 0;
  await db
    .insert(leaveMovement)
    .values([
      { ...base, year, kind: 'expired' as const, days: String(-expired), facts: { on } },
      ...(passes
        ? [
            {
              ...base,
              year,
              kind: 'carried' as const,
              days: String(-carried),
              facts: { other: year + 1, part },
            },
            {
              ...base,
              year: year + 1,
              kind: 'carried' as const,
              days: String(carried),
              facts: { other: year, part },
            },
          ]
        : []),
    ])
    .onConflictDoNothing();
}

/** Closes the years whose time is over: a part passes to the next one, the rest lapses. Each once, however often it runs. */
export async function expireLeave(db: Db, today = todayIn()): Promise<void> {
  const { id: typeId } = await vacationType(db);
  const open = await db
    .select({ personId: leaveMovement.personId, year: leaveMovement.year })
    .from(leaveMovement)
    .where(
      and(
        eq(leaveMovement.typeId, typeId),
        eq(leaveMovement.kind, 'earned'),
        lt(leaveMovement.year, yearOf(today)),
        sql`not exists (select from leave_movement closed where closed.person_id = "leave_movement"."person_id"
          and closed.type_id = "leave_movement"."type_id" and closed.year = "leave_movement"."year" and closed.kind = 'expired')`,
      ),
    )
    .orderBy(leaveMovement.year, leaveMovement.personId);
  let told = false;
  const byYear = new Map<number, LeaveFigures>();
  for (const { personId, year } of open) {
    // Days lapse by the figures of the year in which they do.
    const figures = byYear.get(year) ?? (await leaveFigures(db, `${year + 1}-01-01`));
    byYear.set(year, figures);
    const { expiryMonth, carriedPart } = figures;
    const on = monthEnd(year + 1, expiryMonth);
    if (on >= today) continue;
    await db.transaction((tx) => closeOf(tx, { personId, typeId, year, on, part: carriedPart }));
    told = true;
  }
  if (told) await recordEvent(db, [{ type: 'Leave', id: 'LIST' }], { kind: 'everyone' });
}
