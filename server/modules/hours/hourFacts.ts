import { groupBy } from '@contract/core/groupBy';
import { DateTime } from 'luxon';
import type { Db } from '../../db/Db';
import { byPerson } from '../../engine/people/byPerson';
import { placesDuring } from '../../engine/people/placesDuring';
import { clock } from '../../engine/time/clock';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, type Day, eachDay } from '../../engine/time/days';
import type { Interval } from '../../engine/time/intervals';
import type { FirmAbsence } from '../absences';
import { restDays } from '../holidays';
import { markingFiguresOver, pairMonths, punchesBetween, type Stretch } from '../markings';
import { type PublishedShift, publishedShifts } from '../schedules';
import { bandsDuring } from './bandQueries';
import { type BandWindow, bandWindows } from './bandWindows';
import { dayWindows, type NamedInterval } from './dayWindows';
import { grantedUses } from './grantedUses';
import { hourRules } from './hourRules';
import { type OvertimeDecision, overtimeDecisions } from './overtimeDecisions';

/** A day goes by the rules and the clock of this place. */
interface Place {
  siteId: number;
  zone: string;
}

/** The person whose hours they are, and where they work today. */
export interface Whose extends Place {
  id: number;
}

export interface Span {
  from: Day;
  to: Day;
}

/** All that the hours of one person's day are made of. */
export interface DayRecord {
  day: Day;
  /** Its month is closed: it is read and not reckoned. */
  closed: boolean;
  shifts: PublishedShift[];
  stretches: Stretch[];
  away: FirmAbsence[];
  /** Hours off that are taken of the bank. */
  banked: Interval[];
  holiday: string | null;
  nights: Interval[];
  doubles: NamedInterval[];
  /** The public holidays around it, from midnight to midnight. */
  holidays: NamedInterval[];
  /** The decision about its overtime holds as long as the day has those minutes. */
  decision: OvertimeDecision | null;
  /** The bands of its site and of the organisation. */
  bands: BandWindow[];
  leastExtra: number;
  rounding: number;
  /** A day on call has the days before and after it. */
  beside: DayRecord[];
}

/** This reads the facts of some days of some people, in a handful of statements however many they are. */
export async function hourFacts(
  db: Db,
  people: readonly Whose[],
  span: Span,
  absencesOf: (personIds: readonly number[]) => Promise<readonly FirmAbsence[]>,
  now = clock.now(),
): Promise<Map<number, DayRecord[]>> {
  const ids = people.map(({ id }) => id);
  // A night belongs to the day on which it starts, and its exit to the next; zones are hours apart.
  const wide = { from: addDays(span.from, -2), to: addDays(span.to, 2) };
  const between = { from: new Date(wide.from), to: new Date(addDays(wide.to, 1)) };
  const days = eachDay(span.from, span.to);
  const placeOn = await placesOf(db, people, wide.to);
  // Also of who moved: a day is reckoned where its person worked on it, and so are those beside it.
  const around = eachDay(addDays(span.from, -1), addDays(span.to, 1));
  const siteIds = [
    ...new Set(people.flatMap((whose) => around.map((day) => placeOn(whose, day).siteId))),
  ];
  const [shifts, punches, absences, uses, decisions, rest, ruleAt, ruling, isClosed, bands] =
    await Promise.all([
      publishedShifts(db, ids, wide).then(byPerson),
      punchesBetween(db, ids, between).then(byPerson),
      absencesOf(ids).then(byPerson),
      grantedUses(db, ids, span).then(byPerson),
      overtimeDecisions(db, ids, span).then(byPerson),
      restDays(db, siteIds, wide),
      hourRules(db, wide.to),
      markingFiguresOver(db, wide.to),
      closedDays(db, ids, { from: addDays(wide.from, -2), to: addDays(wide.to, 2) }),
      bandsDuring(db, wide),
    ]);
  const windowsOf = onceEach(({ siteId, zone }, day) => {
    const rules = ruleAt(day, siteId);
    const holidayOn = (one: Day) => rest.get(siteId)?.get(one) ?? null;
    const { leastExtra, rounding } = rules;
    const here = bands.filter((band) => band.siteId === null || band.siteId === siteId);
    return {
      ...dayWindows(day, zone, rules, holidayOn),
      bands: bandWindows(here, day, zone, (one) => holidayOn(one) !== null),
      leastExtra,
      rounding,
    };
  });
  const recordsOf = (whose: Whose): DayRecord[] => {
    const own = shifts.get(whose.id) ?? [];
    const dateOf = (at: Date) => dateIn(placeOn(whose, dateIn(whose.zone, at)).zone, at);
    const figures = (at: Date) => {
      const day = dateOf(at);
      return ruling(day, placeOn(whose, day).siteId);
    };
    const found = punches.get(whose.id) ?? [];
    const stretches = pairMonths({
      punches: found,
      shifts: own,
      figures,
      dateOf,
      now,
      isClosed: (day) => isClosed(whose.id, day),
    });
    const away = absences.get(whose.id) ?? [];
    const shiftsOn = groupBy(own, ({ day }) => day);
    const stretchesOn = groupBy(stretches, ({ day }) => day);
    const recordOf = (day: Day): DayRecord => {
      const place = placeOn(whose, day);
      return {
        day,
        closed: isClosed(whose.id, day),
        shifts: shiftsOn.get(day) ?? [],
        stretches: stretchesOn.get(day) ?? [],
        away: away.filter(({ fromDay, toDay }) => fromDay <= day && toDay >= day),
        banked: (uses.get(whose.id) ?? [])
          .filter((use) => use.day === day)
          .map(({ startsAt, endsAt }) => ({ from: startsAt.getTime(), to: endsAt.getTime() })),
        decision: decisions.get(whose.id)?.find((one) => one.day === day) ?? null,
        holiday: rest.get(place.siteId)?.get(day) ?? null,
        ...windowsOf(place, day),
        beside: [],
      };
    };
    return days.map((day) => {
      const record = recordOf(day);
      const onCall = record.shifts.some(({ kind }) => kind === 'onCall');
      const beside = onCall ? [addDays(day, -1), addDays(day, 1)].map(recordOf) : [];
      return { ...record, beside };
    });
  };
  return new Map(people.map((whose) => [whose.id, recordsOf(whose)]));
}

/** Where each works on a day; who never moved, where they work today. */
async function placesOf(db: Db, people: readonly Whose[], until: Day) {
  const movedTo = await placesDuring(
    db,
    people.map(({ id }) => id),
    until,
  );
  return (whose: Whose, day: Day): Place => movedTo(whose.id, day) ?? whose;
}

const dateIn = (zone: string, at: Date) => DateTime.fromJSDate(at, { zone }).toISODate() ?? '';

/** The windows of a day are those of everybody at its site. */
function onceEach<T>(make: (place: Place, day: Day) => T): (place: Place, day: Day) => T {
  const made = new Map<string, T>();
  return (place, day) => {
    const key = `${place.siteId} ${day}`;
    const known = made.get(key);
    if (known) return known;
    const found = make(place, day);
    made.set(key, found);
    return found;
  };
}
