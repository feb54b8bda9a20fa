import type { Cycle } from '@contract/schedules/shiftOn';
import { and, asc, isNull, lte, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { rotation, shiftAssignment } from '../../db/schema/schedules';
import type { Week } from '../../engine/time/weekOf';
import type { Ruling } from './rotationRules';

/** The cycles of all rotations, by their number. */
export async function findCycles(db: Db): Promise<Map<number, Cycle>> {
  const rows = await db
    .select({ id: rotation.id, byWeek: rotation.byWeek, days: rotation.days })
    .from(rotation);
  return new Map(rows.map(({ id, ...cycle }) => [id, cycle]));
}

interface Placed {
  id: number;
  areaId: number;
  siteId: number;
}

/** This reads the assignments that rule for some people on some of those days. */
export function assignmentsOf(
  db: Db,
  people: readonly Placed[],
  { from, to }: Week,
): Promise<Ruling[]> {
  const distinct = (of: (person: Placed) => number) => [...new Set(people.map(of))];
  return db
    .select()
    .from(shiftAssignment)
    .where(
      and(
        lte(shiftAssignment.fromDay, to),
        or(isNull(shiftAssignment.toDay), sql`${shiftAssignment.toDay} >= ${from}`),
        or(
          anyOf(
            shiftAssignment.personId,
            distinct(({ id }) => id),
          ),
          anyOf(
            shiftAssignment.areaId,
            distinct(({ areaId }) => areaId),
          ),
          anyOf(
            shiftAssignment.siteId,
            distinct(({ siteId }) => siteId),
          ),
        ),
      ),
    )
    .orderBy(asc(shiftAssignment.id));
}
