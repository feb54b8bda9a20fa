import { and, asc, eq, gte, isNull, lt, lte, or, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { shiftAssignment } from '../../db/schema/schedules';
import { recordEvent } from '../../engine/events/recordEvent';
import { addDays, type Day } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { type Week, weekOf } from '../../engine/time/weekOf';
import { findPeople, type RosterPersonRow, worksDuring } from './rosterPeople';
import { rotatedShifts } from './rotatedShifts';
import { scheduleFigures } from './scheduleFigures';
import { insertShifts, planningTurn } from './storePlans';

const BATCH = 500;

/** The Sunday until which rotations plan. */
export async function plannedHorizon(db: Db, today: Day): Promise<Day> {
  const { weeksAhead } = await scheduleFigures(db, today);
  return addDays(weekOf(today).to, weeksAhead * 7);
}

type Assignment = typeof shiftAssignment.$inferSelect;

/** An assignment is of a person, an area or a site. */
export interface Assigned {
  target: Assignment['target'];
  personId?: number | null | undefined;
  areaId?: number | null | undefined;
  siteId?: number | null | undefined;
}

export const peopleOfAssignment = ({ target, personId, areaId, siteId }: Assigned) => {
  if (target === 'person') return eq(person.id, personId ?? 0);
  return target === 'area' ? eq(person.areaId, areaId ?? 0) : eq(person.siteId, siteId ?? 0);
};

/** Plans what rotations have for some people, a few hundred of them at a time. */
export async function planPeople(
  db: Db,
  people: readonly RosterPersonRow[],
  days: Week,
  authorId: number | null,
): Promise<number> {
  let planned = 0;
  for (let at = 0; at < people.length; at += BATCH) {
    const some = people.slice(at, at + BATCH);
    await planningTurn(
      db,
      some.map(({ id }) => id),
    );
    const added = await rotatedShifts(db, some, days);
    await insertShifts(db, added, authorId);
    planned += added.length;
  }
  return planned;
}

async function extend(db: Db, assignment: Assignment, today: Day, until: Day): Promise<number> {
  const { fromDay, toDay, plannedTo } = assignment;
  const from =
    [fromDay, today, plannedTo === null ? '' : addDays(plannedTo, 1)].sort().at(-1) ?? today;
  const to = toDay !== null && toDay < until ? toDay : until;
  const days = { from, to };
  const people = await findPeople(db, and(peopleOfAssignment(assignment), worksDuring(days)));
  const planned = await planPeople(db, people, days, null);
  await db
    .update(shiftAssignment)
    .set({ plannedTo: until })
    .where(eq(shiftAssignment.id, assignment.id));
  return planned;
}

/** Plans the weeks that came into sight, once: what somebody empties afterwards stays empty. */
export async function planAhead(db: Db, today = todayIn()): Promise<void> {
  const until = await plannedHorizon(db, today);
  const due = await db
    .select()
    .from(shiftAssignment)
    .where(
      and(
        lte(shiftAssignment.fromDay, until),
        or(isNull(shiftAssignment.toDay), gte(shiftAssignment.toDay, today)),
        or(isNull(shiftAssignment.plannedTo), lt(shiftAssignment.plannedTo, until)),
      ),
    )
    // Somebody's own before their area's: it rules, whichever is planned first, but so it is said whose it is.
    .orderBy(
      sql`array_position(array['person', 'area', 'site'], ${shiftAssignment.target})`,
      asc(shiftAssignment.id),
    );
  let planned = 0;
  for (const assignment of due) {
    planned += await db.transaction((tx) => extend(tx, assignment, today, until));
  }
  if (planned > 0) {
    await recordEvent(db, [{ type: 'Roster', id: 'LIST' }], {
      kind: 'everyone',
      permission: 'SCHEDULES.CREATE',
    });
  }
}
