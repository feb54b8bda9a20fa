import { groupBy } from '@contract/core/groupBy';
import type { CalledIn } from '@contract/schedules/calledIn';
import { shiftOn } from '@contract/schedules/shiftOn';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { placesDuring } from '../../engine/people/placesDuring';
import { eachDay } from '../../engine/time/days';
import type { Week } from '../../engine/time/weekOf';
import { during } from '../absences';
import { restDays } from '../holidays';
import type { RosterPersonRow } from './rosterPeople';
import { assignmentsOf, findCycles } from './rotationQueries';
import { type Ruling, rulingOn } from './rotationRules';

export type RotatedPerson = Pick<
  RosterPersonRow,
  'id' | 'areaId' | 'siteId' | 'zone' | 'hireDate' | 'leaveDate'
>;
type Place = Pick<RotatedPerson, 'areaId' | 'siteId' | 'zone'>;

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

type PlaceOn = (person: RotatedPerson, day: string) => Place;

/** Where somebody works at some time of those days. */
function placesOf(person: RotatedPerson, { from, to }: Week, placeOn: PlaceOn) {
  const places = new Map(
    eachDay(from, to).map((day) => {
      const { areaId, siteId } = placeOn(person, day);
      return [areaId, { id: person.id, areaId, siteId }];
    }),
  );
  return [...places.values()];
}

/** This reads the facts by which rotations plan some days of some people. `instead` reads them as if that assignment ruled. */
export async function rotationFacts(
  db: Db,
  people: readonly RotatedPerson[],
  days: Week,
  instead?: Ruling,
) {
  const ids = people.map(({ id }) => id);
  const movedTo = await placesDuring(db, ids, days.to);
  const placeOn: PlaceOn = (one, on) => movedTo(one.id, on) ?? one;
  const places = people.flatMap((one) => placesOf(one, days, placeOn));
  const siteIds = [...new Set(places.map(({ siteId }) => siteId))];
  const [assignments, cycles, away, rest] = await Promise.all([
    assignmentsOf(db, places, days),
    findCycles(db),
    awayWhole(db, ids, days),
    restDays(db, siteIds, days),
  ]);
  const others = instead ? assignments.filter(({ id }) => id !== instead.id) : assignments;
  return {
    assignments: instead ? [...others, instead] : others,
    cycles,
    awayOf: groupBy(away, (row) => row.personId),
    rest,
    placeOn,
  };
}

type Facts = Awaited<ReturnType<typeof rotationFacts>>;

interface RotatedDay {
  /** Null: no rotation rules. */
  ruling: Ruling | null;
  place: Place;
  /** Null: off, or nothing rules. */
  shiftId: number | null;
  /** Why its person is not expected. */
  free: CalledIn;
}

/** This reads what the ruling rotation has for somebody's day. */
export function rotatedDay(facts: Facts, person: RotatedPerson, day: string): RotatedDay {
  const place = facts.placeOn(person, day);
  const ruling = rulingOn(facts.assignments, { ...place, id: person.id }, day) ?? null;
  const cycle = ruling && facts.cycles.get(ruling.rotationId);
  const shiftId = ruling && cycle ? shiftOn(cycle, ruling, day) : null;
  const away = facts.awayOf.get(person.id) ?? [];
  const leave = away.some(({ fromDay, toDay }) => fromDay <= day && toDay >= day);
  const holiday = ruling?.onHolidays === 'off' && Boolean(facts.rest.get(place.siteId)?.has(day));
  const off = cycle && shiftId === null;
  const free = leave ? 'leave' : holiday ? 'holiday' : off ? 'off' : null;
  return { ruling, place, shiftId, free };
}
