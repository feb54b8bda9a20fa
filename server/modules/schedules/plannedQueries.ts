import type { CalledIn } from '@contract/schedules/calledIn';
import { and, asc, eq, gte, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { periodClose } from '../../db/schema/closes';
import { areaMinimum } from '../../db/schema/holidays';
import { area, person } from '../../db/schema/organisation';
import { plannedShift, shift } from '../../db/schema/schedules';
import { siteOn } from '../../engine/people/siteOn';
import type { Week } from '../../engine/time/weekOf';
import type { StoredShift } from './cellRules';
import { worksDuring } from './rosterPeople';

/** Rows that wait to be published. */
export const unpublished = or(isNull(plannedShift.publishedAt), isNotNull(plannedShift.removedAt));

/** A closed month is not published: what waits there waits for its reopening. */
export const openDay: SQL = sql`not exists (select from ${periodClose}
  where ${periodClose.siteId} = ${siteOn(sql`${plannedShift.personId}`, sql`${plannedShift.day}`)} and ${periodClose.reopenedAt} is null
    and ${periodClose.month} = date_trunc('month', ${plannedShift.day})::date)`;

/** Planners see drafts, and not the shifts that leave. Staff see what is published, until another is. */
export const standing = (edits: boolean): SQL =>
  edits ? sql`${isNull(plannedShift.removedAt)}` : sql`${isNotNull(plannedShift.publishedAt)}`;

const during = ({ from, to }: Week) => and(gte(plannedShift.day, from), lte(plannedShift.day, to));

const fields = {
  id: plannedShift.id,
  personId: plannedShift.personId,
  day: plannedShift.day,
  shiftId: plannedShift.shiftId,
  startsAt: plannedShift.startsAt,
  endsAt: plannedShift.endsAt,
  breakMinutes: plannedShift.breakMinutes,
  night: plannedShift.night,
  published: sql<boolean>`${plannedShift.publishedAt} is not null`,
  removed: sql<boolean>`${plannedShift.removedAt} is not null`,
  /** The assignment that planned it; null, by hand. */
  assignmentId: plannedShift.assignmentId,
  calledIn: plannedShift.calledIn,
};

export type PlannedRow = StoredShift & {
  breakMinutes: number;
  night: boolean;
  assignmentId: number | null;
  calledIn: CalledIn;
};

/** Everything of some people between two days, what leaves included. */
export const plannedBetween = (
  db: Db,
  personIds: readonly number[],
  days: Week,
): Promise<PlannedRow[]> =>
  db
    .select(fields)
    .from(plannedShift)
    .where(and(anyOf(plannedShift.personId, [...personIds]), during(days)))
    .orderBy(asc(plannedShift.personId), asc(plannedShift.startsAt), asc(plannedShift.id));

/** How many days of a week wait to be published. */
export async function countUnpublished(db: Db, people: SQL | undefined, week: Week) {
  const [row] = await db
    .select({
      days: sql<number>`count(distinct (${plannedShift.personId}, ${plannedShift.day}))::int`,
    })
    .from(plannedShift)
    .innerJoin(person, eq(person.id, plannedShift.personId))
    .where(and(during(week), unpublished, openDay, people));
  return row?.days ?? 0;
}

/** The areas of some people, and how many of each are planned to work on each day and not away, unless they were called in; against the minimum where all of it is seen. */
export async function coverageOf(
  db: Db,
  people: SQL | undefined,
  { week, edits, beyond }: { week: Week; edits: boolean; beyond: SQL },
) {
  const away = sql`exists (select from ${absence} where ${absence.personId} = ${person.id}
    and ${absence.state} = 'firm' and ${absence.part} = 'whole'
    and daterange(${absence.fromDay}, ${absence.toDay}, '[]') @> ${plannedShift.day})`;
  const [areas, counts] = await Promise.all([
    db
      .select({
        areaId: area.id,
        areaName: area.name,
        siteId: area.siteId,
        minimum: sql<number | null>`case when ${beyond} then null else ${areaMinimum.people} end`,
      })
      .from(area)
      .leftJoin(areaMinimum, eq(areaMinimum.areaId, area.id))
      .where(
        sql`exists (select from ${person}
          where ${person.areaId} = ${area.id} and ${and(people, worksDuring(week))})`,
      )
      .orderBy(area.name, area.id),
    db
      .select({
        areaId: person.areaId,
        day: plannedShift.day,
        planned: sql<number>`count(distinct ${plannedShift.personId})::int`,
        calledIn: sql<number>`count(distinct ${plannedShift.personId})
          filter (where ${plannedShift.calledIn} is not null)::int`,
      })
      .from(plannedShift)
      .innerJoin(person, eq(person.id, plannedShift.personId))
      .innerJoin(shift, and(eq(shift.id, plannedShift.shiftId), eq(shift.kind, 'worked')))
      .where(
        and(
          during(week),
          standing(edits),
          people,
          sql`(${plannedShift.calledIn} = 'leave' or not ${away})`,
        ),
      )
      .groupBy(person.areaId, plannedShift.day),
  ]);
  return { areas, counts };
}
