import type { ShiftFields } from '@contract/schedules/shift';
import { and, asc, eq, ne } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { person } from '../../../db/schema/organisation';
import { plannedShift, shift, shiftAssignment } from '../../../db/schema/schedules';
import { account } from '../../../db/schema/session';
import { clock } from '../../../engine/time/clock';
import { addDays } from '../../../engine/time/days';
import { weekOf } from '../../../engine/time/weekOf';

/** Far beyond what the demo has planned, and without a holiday. */
export const week = weekOf('2030-02-11');
export const dayOfWeek = (index: number) => addDays(week.from, index);

const shiftFields = (fields: Partial<ShiftFields> & Pick<ShiftFields, 'code'>) => ({
  name: `De prueba ${fields.code}`,
  color: 'teal' as const,
  startsAt: '06:00',
  endsAt: '14:00',
  breakKind: 'none' as const,
  breakMinutes: 0,
  toleranceIn: 5,
  toleranceOut: 5,
  paid: true,
  night: false,
  ...fields,
});

/** A server with a morning, an afternoon and a night to plan, and nothing planned. */
export async function rosterServer() {
  const server: TestServer = await buildServer();
  const { db } = server.services.database;
  await db.delete(plannedShift);
  await db.delete(shiftAssignment);
  const add = async (fields: Parameters<typeof shiftFields>[0]) => {
    const [row] = await db.insert(shift).values(shiftFields(fields)).returning();
    if (!row) throw new Error('no shift was stored');
    return row.id;
  };
  const personOf = async (username: string) => {
    const [row] = await db
      .select({
        id: person.id,
        siteId: person.siteId,
        areaId: person.areaId,
        managerId: person.managerId,
      })
      .from(person)
      .innerJoin(account, eq(account.personId, person.id))
      .where(eq(account.username, username));
    if (!row) throw new Error(`nobody is called ${username}`);
    return row;
  };
  /** Others of the area of somebody who answer to the same person, in the order of their numbers. */
  const colleaguesOf = async (username: string) => {
    const { id, areaId, managerId } = await personOf(username);
    return db
      .select({
        id: person.id,
        siteId: person.siteId,
        areaId: person.areaId,
        username: account.username,
      })
      .from(person)
      .innerJoin(account, eq(account.personId, person.id))
      .where(
        and(
          eq(person.areaId, areaId),
          eq(person.managerId, managerId ?? 0),
          ne(person.id, id),
          eq(account.active, true),
        ),
      )
      .orderBy(asc(person.id));
  };
  /** A shift that somebody was told of, from the hours of the day on, in the zone of the demo. */
  const tell = async (personId: number, day: string, shiftId: number, [from, to] = [6, 14]) => {
    const at = (hour: number) => new Date(Date.parse(`${day}T03:00:00Z`) + hour * 3_600_000);
    const [of] = await db.select().from(shift).where(eq(shift.id, shiftId));
    if (!of) throw new Error('no such shift');
    const { id: _id, name: _name, startsAt: _from, endsAt: _to, ...hours } = of;
    const times = { startsAt: at(from ?? 6), endsAt: at(to ?? 14), publishedAt: clock.now() };
    const [row] = await db
      .insert(plannedShift)
      .values({ ...hours, personId, day, shiftId, ...times })
      .returning();
    return row?.id ?? 0;
  };
  return {
    server,
    db,
    personOf,
    colleaguesOf,
    tell,
    add,
    morning: await add({ code: 'XM' }),
    afternoon: await add({ code: 'XT', startsAt: '14:00', endsAt: '22:00' }),
    night: await add({ code: 'XN', startsAt: '22:00', endsAt: '06:00', night: true }),
  };
}

export type RosterServer = Awaited<ReturnType<typeof rosterServer>>;
