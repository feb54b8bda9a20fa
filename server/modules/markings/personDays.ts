import type { Db } from '../../db/Db';
import { byPerson } from '../../engine/people/byPerson';
import { clock } from '../../engine/time/clock';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, type Day } from '../../engine/time/days';
import { publishedShifts } from '../schedules';
import { openCorrections } from './correctionQueries';
import { siteNamesOf } from './getPunchState';
import { leaveDays } from './leaveDays';
import { markingFiguresOver } from './markingFigures';
import { presentDays } from './presentDay';
import { punchesBetween } from './punchFacts';
import { dateIn, instantAt } from './wallClock';

export interface Whose {
  id: number;
  siteId: number;
  zone: string;
}

interface Span {
  from: Day;
  to: Day;
}

/** Some people's days between two, each person's in the order of time; a handful of statements however many they are. */
export async function personDays(db: Db, people: readonly Whose[], span: Span) {
  const ids = people.map(({ id }) => id);
  const [first] = people;
  if (!first) return new Map<number, ReturnType<typeof presentDays>>();
  // A night goes into the next day, and zones are hours apart.
  const wide = { from: addDays(span.from, -2), to: addDays(span.to, 2) };
  const between = {
    from: instantAt(first.zone, wide.from, '00:00'),
    to: instantAt(first.zone, wide.to, '23:59'),
  };
  const [punches, shifts, ruling, absences, isClosed, corrections, siteNames] = await Promise.all([
    punchesBetween(db, ids, between),
    publishedShifts(db, ids, wide),
    markingFiguresOver(db, wide.to),
    leaveDays(db, ids, wide),
    // A touch around its days may belong to a closed month.
    closedDays(db, ids, { from: addDays(wide.from, -2), to: addDays(wide.to, 2) }),
    openCorrections(db, ids, span),
    siteNamesOf(db),
  ]);
  const [punchesOf, shiftsOf, awayOf, requestsOf] = [
    byPerson(punches),
    byPerson(shifts),
    byPerson(absences),
    byPerson(corrections),
  ];
  const now = clock.now();
  return new Map(
    people.map(({ id, siteId, zone }) => {
      const dateOf = dateIn(zone);
      const requests = requestsOf.get(id) ?? [];
      const days = presentDays({
        punches: punchesOf.get(id) ?? [],
        shifts: shiftsOf.get(id) ?? [],
        figures: (at) => ruling(dateOf(at), siteId),
        dateOf,
        now,
        leave: awayOf.get(id) ?? [],
        isClosed: (day) => isClosed(id, day),
        requestOf: (day) => requests.find((one) => one.day === day)?.requestId ?? null,
        siteNames,
      });
      return [id, days.filter(({ day }) => span.from <= day && day <= span.to)];
    }),
  );
}
