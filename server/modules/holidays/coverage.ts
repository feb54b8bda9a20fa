import { and, eq, ne, sql } from 'drizzle-orm';
import type { Db } from '../../db/client';
import { absence } from '../../db/schema/absences';
import { areaMinimum } from '../../db/schema/holidays';
import { person } from '../../db/schema/organisation';
import { worksToday } from '../../engine/people/worksToday';
import { type Day, eachDay } from '../../engine/time/days';
import { during } from '../absences/during';
import { isWorkingDay, type WorkCalendar } from './leaveDayRules';

interface Asked {
  personId: number;
  areaId: number;
  from: Day;
  to: Day;
  calendar: WorkCalendar;
}

/** Who of the area would be left on the working day when they are fewest; what is only asked counts as given. */
export async function coverageOf(db: Db, { personId, areaId, from, to, calendar }: Asked) {
  const days = eachDay(from, to).filter((day) => isWorkingDay(day, calendar));
  if (days.length === 0) return null;
  const staff = await db.$count(person, and(eq(person.areaId, areaId), worksToday));
  const [minimum] = await db.select().from(areaMinimum).where(eq(areaMinimum.areaId, areaId));
  const away = await db
    .select({ from: absence.fromDay, to: absence.toDay, personId: absence.personId })
    .from(absence)
    .innerJoin(person, eq(person.id, absence.personId))
    .where(
      and(
        during(from, to),
        eq(person.areaId, areaId),
        ne(person.id, personId),
        sql`${absence.part} = 'whole'`,
      ),
    );
  const there = (day: Day) =>
    staff -
    1 -
    new Set(away.filter((one) => one.from <= day && one.to >= day).map((one) => one.personId)).size;
  const day = days.reduce((worst, one) => (there(one) < there(worst) ? one : worst));
  return { day, there: there(day), staff, minimum: minimum?.people ?? null };
}
