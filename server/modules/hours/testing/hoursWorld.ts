import { eq } from 'drizzle-orm';
import { buildServer } from '../../../../tests/support/buildServer';
import { truncateTables } from '../../../../tests/support/truncateTables';
import { absence } from '../../../db/schema/absences';
import { periodClose } from '../../../db/schema/closes';
import { punch } from '../../../db/schema/markings';
import { plannedShift, shift } from '../../../db/schema/schedules';
import { account } from '../../../db/schema/session';
import { clock } from '../../../engine/time/clock';
import { addDays } from '../../../engine/time/days';

/** A week that is over: Monday to Sunday, none of its days a holiday. */
export const MONDAY = '2026-10-26';
export const dayAt = (index: number) => addDays(MONDAY, index);
/** Buenos Aires is three hours behind. */
export const momentAt = (index: number, time: string) =>
  new Date(`${dayAt(index)}T${time}:00-03:00`);

type Punch = typeof punch.$inferInsert;

/** The demo organisation without shifts, punches and closes, and the words to make some for an employee. */
export async function hoursWorld() {
  const server = await buildServer();
  const { db } = server.services.database;
  await db.delete(periodClose);
  const [row] = await db.select().from(account).where(eq(account.username, 'empleado'));
  const own = row?.personId;
  if (!own) throw new Error('nobody is empleado');
  const hours = {
    breakKind: 'fixed',
    breakMinutes: 60,
    toleranceIn: 5,
    toleranceOut: 5,
    paid: true,
    night: false,
  } as const;
  const look = { name: 'De nueve a seis', code: 'NS', color: 'teal' } as const;
  const times = { startsAt: '09:00', endsAt: '18:00' };
  const [kind] = await db
    .insert(shift)
    .values({ ...look, ...times, ...hours })
    .returning();
  if (!kind) throw new Error('no shift');

  /** Nine to six on a day of the week, told to its person or not. */
  const plan = async (index: number, publishedAt: Date | null = clock.now()) => {
    const [planned] = await db
      .insert(plannedShift)
      .values({
        ...hours,
        personId: own,
        day: dayAt(index),
        shiftId: kind.id,
        startsAt: momentAt(index, '09:00'),
        endsAt: momentAt(index, '18:00'),
        publishedAt,
      })
      .returning();
    if (!planned) throw new Error('nothing planned');
    return planned;
  };
  const touch = (
    index: number,
    clockText: string,
    kindOf: Punch['kind'],
    more: Partial<Punch> = {},
  ) => {
    const at = momentAt(index, clockText);
    const made = { day: dayAt(index), source: 'web', counts: 'counted', receivedAt: at } as const;
    return db.insert(punch).values({ ...made, personId: own, kind: kindOf, at, ...more });
  };
  const punches = async (index: number, from: string, to: string) => {
    await touch(index, from, 'in');
    await touch(index, to, 'out');
  };
  /** This empties the world, as if nothing had ever been planned, punched or reckoned. */
  const empty = async () => {
    await truncateTables(server, ['overtime_decision', 'punch', 'planned_shift']);
    await db.delete(absence).where(eq(absence.personId, own));
    await truncateTables(server, ['hour_day', 'hour_period', 'hour_mark']);
  };
  const leave = {
    personId: own,
    source: 'news',
    sourceId: 900_001,
    state: 'firm',
    code: 'ENF',
    label: 'Enfermedad',
    medical: true,
    paidPercent: 100,
  } as const;
  return { server, db, own, plan, touch, punches, empty, leave };
}
