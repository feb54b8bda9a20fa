import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/Db';
import { plannedShift, shift } from '../../../db/schema/schedules';
import {
  openShift,
  openShiftTaking,
  shiftChange,
  shiftSwap,
} from '../../../db/schema/shiftChanges';
import type { Demo, DemoPerson } from '../../../engine/seed/demo';
import { addDays, dayText } from '../../../engine/time/days';
import { todayIn } from '../../../engine/time/nowIn';
import { weekOf } from '../../../engine/time/weekOf';
import { DEFAULT_ZONE } from '../../../engine/time/zone';
import { seedRequest } from '../../../seed/seedRequest';
import { CHANGE_REQUEST, type PlannedShift, snapshotOf } from '../askedShifts';
import { workedOn } from '../makeMoves';
import { publishedOf } from './publishedOf';
import { seedSwaps } from './seedSwaps';

const shiftOf = async (db: Db, code: string) => {
  const [row] = await db.select().from(shift).where(eq(shift.code, code));
  if (!row) throw new Error(`no shift has the code ${code}`);
  return row;
};

/** A Saturday that one of sales would rather not work, and asks a colleague to take. */
async function askColleague({ db, hr }: Demo, [asker, colleague]: DemoPerson[], saturday: string) {
  if (!asker || !colleague) return;
  const worked = workedOn(await shiftOf(db, 'SAB'), saturday, DEFAULT_ZONE);
  const [planned] = await db
    .insert(plannedShift)
    .values({ ...worked, personId: asker.id, authorId: hr[0], publishedAt: sql`anden_now()` })
    .returning();
  if (!planned) throw new Error('a Saturday was not stored');
  await db.insert(shiftSwap).values({
    personId: asker.id,
    ...snapshotOf(planned),
    colleagueId: colleague.id,
    reason: 'Tengo un casamiento ese fin de semana.',
  });
}

/** In a team that works by turns: swaps, a day off that was granted and another that was not. */
async function askManager(db: Db, team: readonly DemoPerson[], decider: number, from: string) {
  await seedSwaps(db, team, decider, from);
  const askedOff = async (who: DemoPerson | undefined, state: AskedOff['state']) => {
    const [planned] = who ? await publishedOf(db, who.id, from, addDays(from, 9)) : [];
    await askOff(db, { who, planned, decider, state });
  };
  await askedOff(team[2], 'approved');
  await askedOff(team[3], 'rejected');
}

interface AskedOff {
  who: DemoPerson | undefined;
  planned: PlannedShift | undefined;
  decider: number;
  state: 'approved' | 'rejected';
}

async function askOff(db: Db, { who, planned, decider, state }: AskedOff): Promise<void> {
  if (!who || !planned) return;
  const [row] = await db
    .insert(shiftChange)
    .values({ personId: who.id, ...snapshotOf(planned), reason: 'Tengo un turno médico.' })
    .returning();
  const [of] = await db.select().from(shift).where(eq(shift.id, planned.shiftId));
  await seedRequest(db, {
    type: CHANGE_REQUEST,
    subjectId: row?.id ?? 0,
    title: `Franco en vez de ${of?.name ?? ''}, ${dayText(planned.day)}`,
    state,
    refusal: 'Ese día no llegamos con la dotación.',
    owner: who,
    author: who,
    decider,
  });
  if (state === 'approved') await db.delete(plannedShift).where(eq(plannedShift.id, planned.id));
}

/** Changes in each state and two open shifts, one of which was taken. */
export async function seedChanges(demo: Demo): Promise<void> {
  const { db, areas, people, hr } = demo;
  const today = todayIn();
  const saturday = addDays(weekOf(today).to, 6);
  const areaOf = (name: string) => areas.find((one) => one.name === name)?.id ?? 0;
  const staff = (name: string, role: string) =>
    people.filter((one) => one.areaId === areaOf(name) && one.role === role);
  const sales = staff('Comercial', 'empleado');
  const known = sales.filter(({ username }) => username === 'empleado');
  const others = sales.filter(({ username }) => username !== 'empleado');
  await askColleague(demo, [...others.slice(0, 1), ...known], saturday);
  const team = staff('Cámara fría Córdoba', 'operario');
  const head = people.find(({ id }) => id === team[0]?.managerId);
  if (head) await askManager(db, team, head.accountId, addDays(today, 1));
  const of = await shiftOf(db, 'SAB');
  const offer = async (area: string, day: string, places: number) => {
    const { shiftId, startsAt, endsAt } = workedOn(of, day, DEFAULT_ZONE);
    const values = { areaId: areaOf(area), day, shiftId, startsAt, endsAt, places };
    const [row] = await db
      .insert(openShift)
      .values({ ...values, authorId: hr[0] })
      .returning();
    return row?.id ?? 0;
  };
  await offer('Comercial', addDays(saturday, 7), 1);
  const openShiftId = await offer('Administración', saturday, 2);
  const [taker] = staff('Administración', 'empleado');
  if (!taker) return;
  await db.insert(openShiftTaking).values({ openShiftId, personId: taker.id });
  await db.insert(plannedShift).values({
    ...workedOn(of, saturday, DEFAULT_ZONE),
    personId: taker.id,
    authorId: hr[0],
    publishedAt: sql`anden_now()`,
  });
}
