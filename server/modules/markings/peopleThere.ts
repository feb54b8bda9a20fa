import { eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { person, site } from '../../db/schema/organisation';
import { byPerson } from '../../engine/people/byPerson';
import { clock } from '../../engine/time/clock';
import { firmAbsences } from '../absences';
import { publishedShifts } from '../schedules';
import { awaitedShifts, isAwayWhole } from './awaitedShifts';
import { markingFigures } from './markingFigures';
import { HOUR, shiftDaysAround } from './markingRules';
import { presenceOf } from './presenceRules';
import { punchesBetween } from './punchFacts';
import { dateIn } from './wallClock';

/**
 * Finds who of some people of a site is at work at this moment: they punched in and did not leave, or a shift that they were
 * told of runs and they are not away.
 */
export async function peopleThere(
  db: Db,
  siteId: number,
  personIds: readonly number[],
): Promise<Set<number>> {
  const [place] = await db.select({ zone: site.zone }).from(site).where(eq(site.id, siteId));
  if (!place) return new Set();
  const staff = await db
    .select({ id: person.id, siteId: person.siteId })
    .from(person)
    .where(anyOf(person.id, [...personIds]));
  const ids = staff.filter((one) => one.siteId === siteId).map(({ id }) => id);
  if (ids.length === 0) return new Set();
  const now = clock.now();
  const dateOf = dateIn(place.zone);
  const today = dateOf(now);
  const [punches, shifts, figures, absences] = await Promise.all([
    punchesBetween(db, ids, { from: new Date(now.getTime() - 60 * HOUR), to: now }),
    publishedShifts(db, ids, shiftDaysAround(today)),
    markingFigures(db, today, siteId),
    firmAbsences(db, ids, { from: today, to: today }),
  ]);
  const punchesOf = byPerson(punches);
  const shiftsOf = byPerson(shifts);
  const leaveOf = byPerson(absences);
  const there = ids.filter((id) => {
    const leave = leaveOf.get(id) ?? [];
    const found = presenceOf({
      ...{ figures, now, today, dateOf },
      punches: punchesOf.get(id) ?? [],
      shifts: awaitedShifts(shiftsOf.get(id) ?? [], leave),
      away: isAwayWhole(leave, today),
    });
    if (!found) return false;
    const { presence, at } = found;
    if (presence === 'in' || presence === 'break') return true;
    const awaited = presence === 'late' || presence === 'expected';
    return awaited && at !== null && at <= now;
  });
  return new Set(there);
}
