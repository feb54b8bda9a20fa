import { groupBy } from '@contract/core/groupBy';
import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { byPerson } from '../../engine/people/byPerson';
import { personName } from '../../engine/people/personName';
import { addDays, type Day } from '../../engine/time/days';
import { weekOf } from '../../engine/time/weekOf';
import { DEFAULT_ZONE } from '../../engine/time/zone';
import { firmAbsences } from '../absences';
import { publishedShifts } from '../schedules';
import type { Stretch, VisitorDay } from './dayWarnings';

export const minutesIn = (clock: string): number =>
  Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));

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
  day: Day,
  zone: string,
): Stretch {
  const midnight = DateTime.fromISO(day, { zone }).toMillis();
  const minutes = (at: Date) => Math.round((at.getTime() - midnight) / 60_000);
  return { from: minutes(startsAt), to: minutes(endsAt) };
}

/** The leave and the published shifts of some people between two days, looked up once. */
export async function visitorCalendar(
  db: Db,
  people: readonly number[],
  { from, to }: { from: Day; to: Day },
) {
  const [whose, shifts, absences] = await Promise.all([
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
    publishedShifts(db, people, { from: addDays(weekOf(from).from, -1), to: weekOf(to).to }),
    firmAbsences(db, people, { from, to }),
  ]);
  const awayOf = byPerson(absences);
  const shiftsOn = groupBy(shifts, ({ personId, day }) => `${personId} ${day}`);
  const weeks = new Set(shifts.map(({ personId, day }) => `${personId} ${weekOf(day).from}`));
  return {
    people: whose.map(({ id }) => id),
    /** The weeks for which nobody published a roster say nothing of who rests. */
    rostered: (personId: number, day: Day) => weeks.has(`${personId} ${weekOf(day).from}`),
    dayOf(personId: number, day: Day): VisitorDay {
      const { zone, ...names } = whose.find(({ id }) => id === personId) ?? {
        ...{ firstName: '', lastName: '', zone: DEFAULT_ZONE },
      };
      const around = [addDays(day, -1), day].flatMap(
        (one) => shiftsOn.get(`${personId} ${one}`) ?? [],
      );
      return {
        name: personName(names),
        away: (awayOf.get(personId) ?? [])
          .filter(({ fromDay, toDay }) => fromDay <= day && day <= toDay)
          .map(({ part }) => halves[part]),
        shifts: around.map((shift) => stretchOf(shift, day, zone)).filter(isOfDay),
      };
    },
  };
}

export type VisitorCalendar = Awaited<ReturnType<typeof visitorCalendar>>;
