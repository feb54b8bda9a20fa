import { groupBy } from '@contract/core/groupBy';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { EXCLUSION, hasSqlState } from '../../db/hasSqlState';
import { absence } from '../../db/schema/absences';
import { person } from '../../db/schema/organisation';
import { plannedShift, type shift } from '../../db/schema/schedules';
import type { Context } from '../../engine/acciones/context';
import { conflict, notFound } from '../../engine/http/fault';
import { accountsOf } from '../../engine/people/accountsOf';
import { personName } from '../../engine/people/personName';
import { addDays } from '../../engine/time/days';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { during } from '../absences';
import { moveFault } from './moveRules';
import { plannedBetween } from './plannedQueries';
import { findPeople, type RosterPersonRow } from './rosterPeople';
import { figuresOfSites } from './scheduleFigures';
import { allShifts, shiftRules } from './shiftQueries';
import { shiftTimes } from './shiftTimes';
import { planningTurn } from './storePlans';
import { tellPlanners } from './tellRoster';

type Stored = typeof plannedShift.$inferSelect;

/** A shift of a day with all its hours, whoever works it. */
export type Worked = Pick<
  Stored,
  | 'day'
  | 'shiftId'
  | 'startsAt'
  | 'endsAt'
  | 'breakKind'
  | 'breakMinutes'
  | 'toleranceIn'
  | 'toleranceOut'
  | 'paid'
  | 'night'
>;

/** A move changes a person's published shifts at once. */
export interface Move {
  personId: number;
  leaves: readonly number[];
  comes: readonly Worked[];
}

/** The hours of a planned shift, or those that one of the catalogue has on a day. */
export const workedOf = ({ day, shiftId, startsAt, endsAt, ...row }: Worked): Worked => ({
  day,
  shiftId,
  startsAt,
  endsAt,
  breakKind: row.breakKind,
  breakMinutes: row.breakMinutes,
  toleranceIn: row.toleranceIn,
  toleranceOut: row.toleranceOut,
  paid: row.paid,
  night: row.night,
});

export const workedOn = (of: typeof shift.$inferSelect, day: string, zone: string): Worked =>
  workedOf({ ...of, day, shiftId: of.id, ...shiftTimes(of, day, zone) });

/** A week before and after: what rest and the hours of a week are counted with. */
const AROUND = 8;

/** Why some people cannot change their shifts so, as who asks may read it; null: they can. */
export async function movesFault(
  { db, viewer }: Pick<Context, 'db' | 'viewer'>,
  moves: readonly Move[],
): Promise<string | null> {
  const ids = moves.map(({ personId }) => personId);
  const days = (await daysOf(db, moves)).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return null;
  const around = { from: addDays(first, -AROUND), to: addDays(last, AROUND) };
  const people = await findPeople(db, anyOf(person.id, ids));
  const [stored, shifts, absences, figures] = await Promise.all([
    plannedBetween(db, ids, around),
    allShifts(db),
    db
      .select()
      .from(absence)
      .where(
        and(
          anyOf(absence.personId, ids),
          eq(absence.state, 'firm'),
          during(around.from, around.to),
        ),
      ),
    figuresOfSites(db, first, [...new Set(people.map(({ siteId }) => siteId))]),
  ]);
  const storedOf = groupBy(stored, (row) => row.personId);
  const awayOf = groupBy(absences, (row) => row.personId);
  const rulesOf = shiftRules(shifts);
  for (const { personId, leaves, comes } of moves) {
    const who = people.find(({ id }) => id === personId);
    const limits = who && figures.get(who.siteId);
    if (!who || !limits) throw notFound();
    const fault = moveFault(
      {
        ...who,
        name: personName(who),
        self: personId === viewer.personId,
        limits,
        stored: storedOf.get(personId) ?? [],
        absences: awayOf.get(personId) ?? [],
        rulesOf,
      },
      {
        leaves: new Set(leaves),
        comes: comes.map((one) => ({ ...one, ...rulesOf(one.shiftId) })),
      },
    );
    if (fault !== null) return fault;
  }
  return null;
}

async function daysOf(db: Db, moves: readonly Move[]): Promise<string[]> {
  const leaving = moves.flatMap(({ leaves }) => leaves);
  const rows = await db
    .select({ day: plannedShift.day })
    .from(plannedShift)
    .where(anyOf(plannedShift.id, leaving));
  return [...rows, ...moves.flatMap(({ comes }) => comes)].map(({ day }) => day);
}

/** Takes the turn of all of them, then refuses with the reason what they cannot do. */
export async function refuseMoves(context: Context, moves: readonly Move[]): Promise<void> {
  const { db } = context;
  const ids = moves.map(({ personId }) => personId);
  await planningTurn(db, ids);
  const [people, days] = [await findPeople(db, anyOf(person.id, ids)), await daysOf(db, moves)];
  for (const siteId of new Set(people.map((one) => one.siteId))) {
    for (const day of new Set(days)) {
      await refuseClosedPeriod(db, { siteId, day, ledger: 'time' });
    }
  }
  const fault = await movesFault(context, moves);
  if (fault !== null) throw conflict(fault);
}

const TAKEN = 'Uno de esos turnos cambió recién: mirá cómo quedó la grilla.';

/** Changes what is published, of all of these people or of nobody. Their turn comes before the moves are read: two who decide at once would give one shift to two. */
export async function makeMoves(
  context: Context,
  personIds: readonly number[],
  movesOf: () => Promise<readonly Move[]>,
): Promise<void> {
  const { db, viewer, emit } = context;
  await planningTurn(db, personIds);
  const moves = await movesOf();
  await refuseMoves(context, moves);
  const leaving = moves.flatMap(({ leaves }) => leaves);
  // Shifts that leave go first, so that those that come find their place free.
  const gone = await db.delete(plannedShift).where(anyOf(plannedShift.id, leaving));
  if (gone.rowCount !== leaving.length) throw conflict(TAKEN);
  const coming = moves.flatMap(({ personId, comes }) =>
    comes.map((one) => ({
      ...one,
      personId,
      authorId: viewer.accountId,
      publishedAt: sql`anden_now()`,
    })),
  );
  if (coming.length > 0) {
    await db
      .insert(plannedShift)
      .values(coming)
      .catch((error: unknown) => {
        throw hasSqlState(error, EXCLUSION)
          ? conflict('A esa hora ya hay otro turno en la grilla.')
          : error;
      });
  }
  const ids = moves.map(({ personId }) => personId);
  const people: RosterPersonRow[] = await findPeople(db, anyOf(person.id, ids));
  await tellPlanners(
    context,
    people.map(({ siteId }) => siteId),
  );
  await emit([{ type: 'Roster', id: 'LIST' }], {
    kind: 'accounts',
    ids: await accountsOf(db, ids),
  });
}
