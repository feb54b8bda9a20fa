import type { Db } from '../../../db/Db';
import { areaMinimum, leaveBlock } from '../../../db/schema/holidays';
import type { person } from '../../../db/schema/organisation';
import { addDays, yearOf } from '../../../engine/time/days';
import { publicHolidays } from '../../../engine/time/publicHolidays';
import { todayHere } from '../../../engine/time/todayHere';
import { randomFrom } from '../../../seed/randomFrom';
import { takeFrom, yearsOf } from '../balanceRules';
import { lawfulStart, leaveYearAt, type WorkCalendar } from '../leaveDayRules';
import { leaveFigures } from '../leaveFigures';
import { vacationType } from '../leaveTypes';
import { type Movement, type PastLeave, pastLeave } from './pastLeave';
import { storeLeave } from './storeLeave';

type Somebody = typeof person.$inferSelect & { accountId: number };

const YEARS = 4;

/** Away now, granted for later, and asked for: by the place of the person in the list of the demo. */
const now: Record<number, number> = { 14: -3, 27: -8, 49: -5 };
const coming: Record<number, number> = {
  9: 42,
  12: 49,
  18: 56,
  24: 35,
  33: 63,
  41: 42,
  52: 49,
  60: 56,
};
const asked: Record<number, number> = { 13: 45, 15: 66, 16: 73, 17: 59, 22: 52, 30: 66, 55: 47 };

function plansOf(index: number, today: string, left: number, calendar: WorkCalendar) {
  const start = now[index] ?? coming[index] ?? asked[index];
  const days = Math.min(left, index % 2 === 0 ? 14 : 7);
  if (start === undefined || days < 7) return null;
  const fromDay =
    now[index] === undefined ? lawfulStart(addDays(today, start), calendar) : addDays(today, start);
  const leave: PastLeave = {
    fromDay,
    toDay: addDays(fromDay, days - 1),
    days,
    askedAt: new Date(Date.now() - (index % 5) * 7_200_000 - 10_800_000),
  };
  return { leave, pending: asked[index] !== undefined };
}

async function calendarOf(today: string): Promise<WorkCalendar> {
  const years = Array.from({ length: YEARS + 3 }, (_item, at) => yearOf(today) - YEARS + at);
  const days = (await publicHolidays(...years)).map(({ date, name }) => [date, name] as const);
  return { weekDays: 5, holidays: new Map(days) };
}

/** Three years of leave for everybody, some of it to come, some that waits for its decision. */
export async function seedLeave(
  db: Db,
  people: readonly Somebody[],
  areas: readonly { id: number; name: string }[],
): Promise<void> {
  const today = todayHere();
  const type = await vacationType(db);
  const figures = await leaveFigures(db, today);
  const calendar = await calendarOf(today);
  const current = leaveYearAt(today, figures.periodFirstMonth);
  const years = Array.from({ length: YEARS }, (_item, at) => current - YEARS + 1 + at);
  for (const [index, somebody] of people.entries()) {
    const random = randomFrom(Number(somebody.docket) + 31_000);
    const made = pastLeave(somebody, years, today, { figures, calendar, random });
    const movements: Movement[] = [...made.movements];
    const balances = yearsOf(movements as Required<Movement>[]);
    const left = balances.reduce((sum, one) => sum + one.left, 0);
    const plan = plansOf(index, today, left, calendar);
    if (plan && !plan.pending) {
      for (const share of takeFrom(balances, plan.leave.days)) {
        movements.push({
          year: share.year,
          kind: 'taken',
          days: String(-share.days),
          facts: { from: plan.leave.fromDay, to: plan.leave.toDay },
          of: made.leaves.length,
        });
      }
    }
    await storeLeave(db, {
      somebody,
      manager: people.find(({ id }) => id === somebody.managerId)?.accountId ?? null,
      type,
      leaves: plan ? [...made.leaves, plan.leave] : made.leaves,
      movements,
      pending: plan?.pending ?? false,
    });
  }
  await seedRules(db, areas, today);
}

async function seedRules(db: Db, areas: readonly { id: number; name: string }[], today: string) {
  const of = (name: string) => areas.find((row) => row.name === name)?.id ?? 0;
  await db.insert(areaMinimum).values([
    { areaId: of('Comercial'), people: 6 },
    { areaId: of('Preparación Rosario'), people: 8 },
  ]);
  const year = yearOf(today);
  await db.insert(leaveBlock).values({
    areaId: of('Expedición Rosario'),
    fromDay: `${year}-12-14`,
    toDay: `${year}-12-31`,
    reason: 'Entregas de fin de año',
  });
}
