import { groupBy } from '@contract/core/groupBy';
import { shiftOn } from '@contract/schedules/shiftOn';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { placesDuring } from '../../engine/people/placesDuring';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, eachDay } from '../../engine/time/days';
import { during } from '../absences';
import { restDays } from '../holidays';
import type { NewShift } from './cellRules';
import { plannedBetween } from './plannedQueries';
import type { RosterPersonRow } from './rosterPeople';
import { assignmentsOf, findCycles } from './rotationQueries';
import { type Ruling, rulingOn } from './rotationRules';
import { allShifts } from './shiftQueries';
import { shiftTimes } from './shiftTimes';
import type { Week } from './week';

type Person = Pick<RosterPersonRow, 'id' | 'areaId' | 'siteId' | 'zone' | 'hireDate' | 'leaveDate'>;

/** Days on which somebody is away for the whole of them. */
const awayWhole = (db: Db, personIds: readonly number[], { from, to }: Week) =>
  db
    .select({ personId: absence.personId, fromDay: absence.fromDay, toDay: absence.toDay })
    .from(absence)
    .where(
      and(
        anyOf(absence.personId, [...personIds]),
        eq(absence.state, 'firm'),
        eq(absence.part, 'whole'),
        during(from, to),
      ),
    );

type PlaceOn = (person: Person, day: string) => Pick<Person, 'areaId' | 'siteId' | 'zone'>;

/** Where somebody works at some time of those days. */
function placesOf(person: Person, { from, to }: Week, placeOn: PlaceOn) {
  const places = new Map(
    eachDay(from, to).map((day) => {
      const { areaId, siteId } = placeOn(person, day);
      return [areaId, { id: person.id, areaId, siteId }];
    }),
  );
  return [...places.values()];
}

async function readFacts(db: Db, people: readonly Person[], days: Week, instead?: Ruling) {
  const ids = people.map(({ id }) => id);
  const movedTo = await placesDuring(db, ids, days.to);
  const placeOn = (one: Person, on: string) => movedTo(one.id, on) ?? one;
  const places = people.flatMap((one) => placesOf(one, days, placeOn));
  const siteIds = [...new Set(places.map(({ siteId }) => siteId))];
  const around = { from: addDays(days.from, -1), to: addDays(days.to, 1) };
  const [assignments, cycles, shifts, stored, away, rest, isClosed] = await Promise.all([
    assignmentsOf(db, places, days),
    findCycles(db),
    allShifts(db),
    plannedBetween(db, ids, around),
    awayWhole(db, ids, days),
    restDays(db, siteIds, days),
    closedDays(db, ids, days),
  ]);
  // What an assignment would plan: it rules already, and what rotations have in draft makes room.
  const others = instead ? assignments.filter(({ id }) => id !== instead.id) : assignments;
  const standing = instead
    ? stored.filter(({ published, assignmentId }) => published || assignmentId === null)
    : stored;
  return {
    assignments: instead ? [...others, instead] : others,
    cycles,
    shifts: new Map(shifts.filter(({ active }) => active).map((one) => [one.id, one])),
    storedOf: groupBy(standing, (row) => row.personId),
    awayOf: groupBy(away, (row) => row.personId),
    rest,
    isClosed,
    placeOn,
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The shift that rules for somebody's day, unless they do not work then or something stands there already. */
function ruledShift(facts: Facts, person: Person, day: string): NewShift | null {
  const place = facts.placeOn(person, day);
  const ruling = rulingOn(facts.assignments, { ...place, id: person.id }, day);
  const cycle = ruling && facts.cycles.get(ruling.rotationId);
  const shiftId = cycle ? shiftOn(cycle, ruling, day) : null;
  const shift = shiftId === null ? undefined : facts.shifts.get(shiftId);
  if (!ruling || !shift || facts.isClosed(person.id, day)) return null;
  if (day < person.hireDate || (person.leaveDate !== null && day > person.leaveDate)) return null;
  if (ruling.onHolidays === 'off' && facts.rest.get(place.siteId)?.has(day)) return null;
  const away = facts.awayOf.get(person.id) ?? [];
  if (away.some(({ fromDay, toDay }) => fromDay <= day && toDay >= day)) return null;
  const times = shiftTimes(shift, day, place.zone);
  return { personId: person.id, day, shiftId: shift.id, ...times, assignmentId: ruling.id };
}

const overlap = (one: NewShift, other: Pick<NewShift, 'startsAt' | 'endsAt'>) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** What rotations have for the empty days of some people; a day that somebody emptied of what is published stays so. `instead`: as if that assignment ruled. */
export async function rotatedShifts(
  db: Db,
  people: readonly Person[],
  days: Week,
  instead?: Ruling,
): Promise<NewShift[]> {
  if (people.length === 0 || days.to < days.from) return [];
  const facts = await readFacts(db, people, days, instead);
  const dates = eachDay(days.from, days.to);
  return people.flatMap((person) => {
    const stored = facts.storedOf.get(person.id) ?? [];
    const taken = new Set(stored.map(({ day }) => day));
    const added: NewShift[] = [];
    for (const day of dates) {
      const wanted = taken.has(day) ? null : ruledShift(facts, person, day);
      const last = added.at(-1);
      if (!wanted || (last && overlap(wanted, last))) continue;
      if (stored.some((row) => !row.removed && overlap(wanted, row))) continue;
      added.push(wanted);
    }
    return added;
  });
}
