import { eq } from 'drizzle-orm';
import { DateTime } from 'luxon';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { byPerson } from '../../engine/people/byPerson';
import { clock } from '../../engine/time/clock';
import { addDays } from '../../engine/time/days';
import { todayIn } from '../../engine/time/nowIn';
import { firmAbsences } from '../absences';
import { publishedShifts } from '../schedules';
import { isQuiet } from './quietRules';

/** So many days on both sides tell whether a roster speaks of somebody at all. */
const AROUND = 7;

/** These people are not at work now; the reason is asked by nobody. */
export async function quietPeople(db: Db, personIds: readonly number[]): Promise<Set<number>> {
  if (personIds.length === 0) return new Set();
  const today = todayIn();
  const near = { from: addDays(today, -1), to: addDays(today, 1) };
  const around = { from: addDays(today, -AROUND), to: addDays(today, AROUND) };
  const [places, shifts, absences] = await Promise.all([
    db
      .select({ id: person.id, zone: site.zone })
      .from(person)
      .innerJoin(site, eq(site.id, person.siteId))
      .where(anyOf(person.id, [...personIds])),
    publishedShifts(db, personIds, around),
    firmAbsences(db, personIds, near),
  ]);
  const shiftsOf = byPerson(shifts);
  const awayOf = byPerson(absences);
  const at = clock.now();
  const quiet = places.filter(({ id, zone }) => {
    const here = DateTime.fromJSDate(at, { zone });
    return isQuiet({
      at,
      day: here.toFormat('yyyy-MM-dd'),
      minute: here.hour * 60 + here.minute,
      shifts: shiftsOf.get(id) ?? [],
      away: awayOf.get(id) ?? [],
    });
  });
  return new Set(quiet.map(({ id }) => id));
}
