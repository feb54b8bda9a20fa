import { and, asc, between, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { hourMark } from '../../db/schema/hours';
import { person, site } from '../../db/schema/organisation';
import { byPerson } from '../../engine/people/byPerson';
import { holdPeriods } from '../../engine/time/periodTurn';
import { firmAbsences } from '../absences';
import { keepMonths, pairMarked, type Stretch } from '../markings';
import { bandHours } from './bandHours';
import { followDecisions } from './bankDays';
import { type DayRecord, hourFacts, type Span } from './hourFacts';
import { hoursOfDay } from './hoursOfDay';
import { storeBands } from './storeBands';
import { type ReckonedDay, storeHours } from './storeHours';

/** A person's hours are reckoned by one transaction at a time, so that the last to write has read the newest. */
const TURN = lockNumbers.hours;

/** Takes the marks of some people off and reckons those days; answers the places whose figures changed. */
export async function reckonHours(
  db: Db,
  personIds: readonly number[],
  now: Date,
  /** Left out: all that waits of them. */
  only?: Span,
  /** Only this transaction knows of these marks: readers do not wait for a task that writes a month of everybody. */
  alone = false,
): Promise<number[]> {
  const ids = [...personIds].sort((a, b) => a - b);
  if (!alone) {
    // Before anybody's turn, as whoever closes a month has it: neither waits for the other.
    await holdPeriods(db);
    await db.execute(
      sql`select pg_advisory_xact_lock(${TURN}, id) from unnest(${sql.param(ids)}::int[]) as id order by id`,
    );
  }
  // Taken before anything is read: what changes from here on marks its day again.
  const marks = byPerson(
    await db
      .delete(hourMark)
      .where(and(anyOf(hourMark.personId, ids), only && between(hourMark.day, only.from, only.to)))
      .returning({ personId: hourMark.personId, day: hourMark.day }),
  );
  const span = spanOf([...marks.values()].flat().map(({ day }) => day));
  if (!span) return [];
  await pairMarked(db, [...marks.keys()], span, now);
  const people = await db
    .select({ id: person.id, siteId: person.siteId, zone: site.zone })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(anyOf(person.id, [...marks.keys()]))
    .orderBy(asc(person.id));
  const facts = await hourFacts(db, people, span, (ids) => firmAbsences(db, ids, span), now);
  const records = people.flatMap(({ id }) => {
    const marked = new Set(marks.get(id)?.map(({ day }) => day));
    return (facts.get(id) ?? [])
      .filter(({ day, closed }) => marked.has(day) && !closed)
      .map((record) => ({ id, record }));
  });
  await keepMonths(
    db,
    records.flatMap(({ record }) => record.stretches),
  );
  const days = records.map(({ id, record }) => reckoned(id, record, now));
  await storeHours(db, days, now);
  await storeBands(db, days);
  await followDecisions(db, days);
  return [...new Set(people.map(({ siteId }) => siteId))];
}

function spanOf(days: readonly string[]): Span | null {
  const [first, ...others] = days;
  if (first === undefined) return null;
  const span = { from: first, to: first };
  for (const day of others) {
    if (day < span.from) span.from = day;
    if (day > span.to) span.to = day;
  }
  return span;
}

/** A stretch that waits for a decision is told as that, and somebody at work is not missing an exit yet. */
const isUnfinished = ({ entry, exit, flags }: Stretch): boolean =>
  entry !== null && exit === null && flags.includes('forgottenExit') && !flags.includes('waiting');

function reckoned(personId: number, record: DayRecord, now: Date): ReckonedDay {
  const { day, shifts, stretches, bands, rounding } = record;
  const unfinished = stretches.filter(isUnfinished).length;
  if (shifts.length + stretches.length === 0) {
    return { personId, day, figures: null, bands: [], unfinished };
  }
  const hours = hoursOfDay(record, now.getTime());
  const { figures } = hours;
  return { personId, day, figures, bands: bandHours(hours, bands, rounding), unfinished };
}
