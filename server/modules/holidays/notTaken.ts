import { and, eq, isNotNull, ne, or, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { leaveMovement } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { daysFromTo, yearOf } from '../../engine/time/days';
import { seniorityStep } from './entitlementRules';
import { leaveFigures } from './leaveFigures';
import { vacationType } from './leaveTypes';

interface Leaving {
  hireDate: string;
  leaveDate: string;
}

type Steps = Parameters<typeof seniorityStep>[2];

/** Art. 156: the leave of their seniority, in proportion to the part of the year in which they worked. */
export function proportionalDays({ hireDate, leaveDate }: Leaving, figures: Steps): number {
  const [start, end] = [`${yearOf(leaveDate)}-01-01`, `${yearOf(leaveDate)}-12-31`];
  const worked = daysFromTo(hireDate > start ? hireDate : start, leaveDate);
  const { days } = seniorityStep(hireDate, leaveDate, figures);
  return (days * worked) / daysFromTo(start, end);
}

/** Days of vacation that some people who leave never took: what is left of other years, and their part of the last one. */
export async function notTakenDays(
  db: Db,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const { id: typeId } = await vacationType(db);
  const people = await db
    .select({
      id: person.id,
      siteId: person.siteId,
      hireDate: person.hireDate,
      last: person.leaveDate,
    })
    .from(person)
    .where(and(anyOf(person.id, [...personIds]), isNotNull(person.leaveDate)));
  const lastYear = sql`extract(year from ${person.leaveDate})`;
  const sums = await db
    .select({
      personId: leaveMovement.personId,
      days: sql<number>`sum(${leaveMovement.days})::float8`,
    })
    .from(leaveMovement)
    .innerJoin(person, eq(person.id, leaveMovement.personId))
    .where(
      and(
        anyOf(leaveMovement.personId, [...personIds]),
        eq(leaveMovement.typeId, typeId),
        // The last year counts only with the days taken of it: it gives only a part of what the ledger gave.
        or(sql`${leaveMovement.year} < ${lastYear}`, ne(leaveMovement.kind, 'earned')),
      ),
    )
    .groupBy(leaveMovement.personId);
  const left = new Map(sums.map(({ personId, days }) => [personId, days]));
  const found = new Map<number, number>();
  for (const { id, siteId, hireDate, last } of people) {
    if (last === null) continue;
    const figures = await leaveFigures(db, last, siteId);
    const own = proportionalDays({ hireDate, leaveDate: last }, figures);
    found.set(id, Math.max(0, Math.round((own + (left.get(id) ?? 0)) * 100) / 100));
  }
  return found;
}
