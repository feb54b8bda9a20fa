import type { AccionKey } from '@contract/registry';
import { and, eq, isNull, ne } from 'drizzle-orm';
import { anyOf } from '../../../server/db/anyOf';
import type { Db } from '../../../server/db/Db';
import { person } from '../../../server/db/schema/organisation';
import { plannedShift, shift } from '../../../server/db/schema/schedules';
import { account } from '../../../server/db/schema/session';
import { openShift, openShiftTaking, shiftSwap } from '../../../server/db/schema/shiftChanges';
import { rolesWith } from '../../../server/engine/scope/rolesWith';
import { clock } from '../../../server/engine/time/clock';
import type { Aim, Somebody } from './aim';

const day = '2031-03-05';
const times = { startsAt: new Date(`${day}T11:00:00Z`), endsAt: new Date(`${day}T15:00:00Z`) };

async function someShift(db: Db) {
  const [row] = await db.select().from(shift).limit(1);
  if (!row) throw new Error('the demo has no shift');
  return row;
}

/** A shift that they were told of, on a day on which nobody else works. */
async function told(db: Db, { personId }: Somebody): Promise<number> {
  await db.delete(plannedShift).where(eq(plannedShift.day, day));
  const { id: shiftId, name: _name, startsAt: _from, endsAt: _to, ...hours } = await someShift(db);
  const [row] = await db
    .insert(plannedShift)
    .values({ ...hours, ...times, personId, day, shiftId, publishedAt: clock.now() })
    .returning();
  return row?.id ?? 0;
}

/** A colleague at their side who could answer: at the same place, still here, with an account that has shifts. */
const beside = async (db: Db, { personId, areaId, siteId }: Somebody): Promise<number | null> => {
  const roles = await rolesWith(db, 'SCHEDULES');
  const [row] = await db
    .select({ id: person.id })
    .from(person)
    .innerJoin(account, and(eq(account.personId, person.id), account.active))
    .where(
      and(
        eq(person.areaId, areaId),
        eq(person.siteId, siteId),
        ne(person.id, personId),
        isNull(person.leaveDate),
        anyOf(
          account.roleId,
          roles.map(({ id }) => id),
        ),
      ),
    )
    .orderBy(person.id)
    .limit(1);
  return row?.id ?? null;
};

/** A swap that one of both asked for; its other side is somebody beside them. */
async function swapOf(db: Db, theirs: Somebody, side: 'personId' | 'colleagueId') {
  const { id: shiftId } = await someShift(db);
  const other = (await beside(db, theirs)) ?? 1;
  const two =
    side === 'personId'
      ? { personId: theirs.personId, colleagueId: other }
      : { personId: other, colleagueId: theirs.personId };
  const [row] = await db
    .insert(shiftSwap)
    .values({ ...two, ...times, day, shiftId })
    .returning();
  return row?.id ?? 0;
}

const ownOnly: Aim['expect'] = (_asking, { relation }) =>
  relation === 'own' ? 'reached' : 'hidden';

/** The requests that one makes of one's own shifts, and the shifts that one's area is offered. */
export const shiftAims = {
  listSwapColleagues: {
    at: async (db, theirs) => ({ plannedId: await told(db, theirs) }),
    expect: ownOnly,
  },
  askSwap: {
    at: async (db, theirs) => {
      const colleagueId = await beside(db, theirs);
      return colleagueId === null ? null : { plannedId: await told(db, theirs), colleagueId };
    },
    expect: ownOnly,
  },
  askShiftChange: {
    at: async (db, theirs) => ({
      plannedId: await told(db, theirs),
      wantedShiftId: null,
      reason: 'De prueba',
    }),
    expect: ownOnly,
  },
  answerSwap: {
    at: async (db, theirs) => ({ id: await swapOf(db, theirs, 'colleagueId'), agrees: false }),
    expect: ownOnly,
  },
  withdrawSwap: {
    at: async (db, theirs) => ({ id: await swapOf(db, theirs, 'personId') }),
    expect: ownOnly,
  },
  takeOpenShift: {
    at: async (db, { areaId, accountId }) => {
      await db.delete(openShiftTaking);
      await db.delete(openShift);
      await db.delete(plannedShift).where(eq(plannedShift.day, day));
      const { id: shiftId } = await someShift(db);
      const values = { areaId, day, shiftId, ...times, authorId: accountId };
      const [row] = await db.insert(openShift).values(values).returning();
      return { id: row?.id ?? 0 };
    },
    expect: (asking, theirs) => (asking.areaId === theirs.areaId ? 'reached' : 'hidden'),
  },
} satisfies Partial<Record<AccionKey, Aim>>;
