import { groupBy } from '@contract/core/groupBy';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import { person, site } from '../../db/schema/organisation';
import type { Context } from '../../engine/acciones/context';
import { byPerson } from '../../engine/people/byPerson';
import { personName } from '../../engine/people/personName';
import { addDays } from '../../engine/time/days';
import { firmAbsences } from '../absences';
import { publishedShifts } from '../schedules';
import { type Stretch, type VisitWarning, warningsOf } from './dayWarnings';
import { visitsOf } from './readVisitDay';

const minutesIn = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

/** Warns of leave, days off and hours outside shifts, from the start of each visit to its end. */
export async function visitDayWarnings(
  context: Context,
  day: string,
  people: readonly number[],
): Promise<VisitWarning[]> {
  if (people.length === 0) return [];
  const { db } = context;
  const around = { from: addDays(day, -1), to: day };
  const [whose, visits, shifts, absences] = await Promise.all([
    db
      .select({
        id: person.id,
        firstName: person.firstName,
        lastName: person.lastName,
        zone: site.zone,
      })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(anyOf(person.id, [...people])),
    visitsOf(context, day, people),
    publishedShifts(db, people, around),
    firmAbsences(db, people, { from: day, to: day }),
  ]);
  const shiftsOf = byPerson(shifts);
  const awayOf = byPerson(absences);
  const visitsBy = groupBy(visits, ({ personId }) => personId ?? 0);
  return whose.flatMap(({ id, zone, ...names }) =>
    warningsOf(
      id,
      {
        name: personName(names),
        away: (awayOf.get(id) ?? []).map(({ part }) => halves[part]),
        shifts: (shiftsOf.get(id) ?? [])
          .map((shift) => stretchOf(shift, day, zone))
          .filter(isOfDay),
      },
      (visitsBy.get(id) ?? []).map(({ place, minutes, fromTime, toTime }) => ({
        ...{ personId: id, place, minutes, from: minutesIn(fromTime), to: minutesIn(toTime) },
      })),
    ),
  );
}

const NOON = 12 * 60;
const MIDNIGHT = 24 * 60;
const halves: Record<'whole' | 'morning' | 'afternoon', Stretch> = {
  whole: { from: 0, to: MIDNIGHT },
  morning: { from: 0, to: NOON },
  afternoon: { from: NOON, to: MIDNIGHT },
};

/** A shift of the night before reaches into the day. */
const isOfDay = ({ to }: Stretch) => to > 0;

function stretchOf(
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  day: string,
  zone: string,
): Stretch {
  const midnight = DateTime.fromISO(day, { zone }).toMillis();
  const minutes = (at: Date) => Math.round((at.getTime() - midnight) / 60_000);
  return { from: minutes(startsAt), to: minutes(endsAt) };
}
