import { groupBy } from '@contract/core/groupBy';
import type { Db } from '../../db/Db';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, eachDay } from '../../engine/time/days';
import type { Week } from '../../engine/time/weekOf';
import type { NewShift } from './cellRules';
import { plannedBetween } from './plannedQueries';
import { type RotatedPerson, rotatedDay, rotationFacts } from './rotationFacts';
import type { Ruling } from './rotationRules';
import { allShifts } from './shiftQueries';
import { shiftTimes } from './shiftTimes';

async function readFacts(
  db: Db,
  people: readonly RotatedPerson[],
  days: Week,
  instead: Ruling | undefined,
) {
  const ids = people.map(({ id }) => id);
  const around = { from: addDays(days.from, -1), to: addDays(days.to, 1) };
  const [rotation, shifts, stored, isClosed] = await Promise.all([
    rotationFacts(db, people, days, instead),
    allShifts(db),
    plannedBetween(db, ids, around),
    closedDays(db, ids, days),
  ]);
  // An assignment would plan these days: drafts of rotations make room.
  const standing = instead
    ? stored.filter(({ published, assignmentId }) => published || assignmentId === null)
    : stored;
  return {
    rotation,
    shifts: new Map(shifts.filter(({ active }) => active).map((one) => [one.id, one])),
    storedOf: groupBy(standing, (row) => row.personId),
    isClosed,
  };
}

type Facts = Awaited<ReturnType<typeof readFacts>>;

/** The shift that rules for somebody's day, unless they do not work then. */
function ruledShift(facts: Facts, person: RotatedPerson, day: string): NewShift | null {
  const { ruling, place, shiftId, free } = rotatedDay(facts.rotation, person, day);
  const shift = shiftId === null ? undefined : facts.shifts.get(shiftId);
  if (!ruling || !shift || free !== null || facts.isClosed(person.id, day)) return null;
  if (day < person.hireDate || (person.leaveDate !== null && day > person.leaveDate)) return null;
  const times = shiftTimes(shift, day, place.zone);
  return { personId: person.id, day, shiftId: shift.id, ...times, assignmentId: ruling.id };
}

const overlap = (one: NewShift, other: Pick<NewShift, 'startsAt' | 'endsAt'>) =>
  one.startsAt < other.endsAt && other.startsAt < one.endsAt;

/** This reads what rotations have for the empty days of some people; a published day that somebody emptied stays empty. `instead` plans as if that assignment ruled. */
export async function rotatedShifts(
  db: Db,
  people: readonly RotatedPerson[],
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
