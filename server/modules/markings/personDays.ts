import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { absence } from '../../db/schema/absences';
import { byPerson } from '../../engine/people/byPerson';
import { clock } from '../../engine/time/clock';
import { closedDays } from '../../engine/time/closedDays';
import { addDays, type Day } from '../../engine/time/days';
import { during } from '../absences';
import { publishedShifts } from '../schedules';
import { openCorrections } from './correctionQueries';
import { siteNamesOf } from './getPunchState';
import { markingFigures } from './markingFigures';
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

const firmAbsences = (db: Db, ids: readonly number[], { from, to }: Span) =>
  db
    .select({ personId: absence.personId, fromDay: absence.fromDay, toDay: absence.toDay })
    .from(absence)
    .where(and(during(from, to), anyOf(absence.personId, [...ids]), eq(absence.state, 'firm')));

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
  const [punches, shifts, figures, absences, isClosed, corrections, siteNames] = await Promise.all([
    punchesBetween(db, ids, between),
    publishedShifts(db, ids, wide),
    markingFigures(db, span.to),
    firmAbsences(db, ids, span),
    closedDays(db, ids, span),
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
    people.map(({ id, zone }) => {
      const away = awayOf.get(id) ?? [];
      const requests = requestsOf.get(id) ?? [];
      const days = presentDays({
        punches: punchesOf.get(id) ?? [],
        shifts: shiftsOf.get(id) ?? [],
        figures,
        dateOf: dateIn(zone),
        now,
        isAway: (day) => away.some(({ fromDay, toDay }) => fromDay <= day && day <= toDay),
        isClosed: (day) => isClosed(id, day),
        requestOf: (day) => requests.find((one) => one.day === day)?.requestId ?? null,
        siteNames,
      });
      return [id, days.filter(({ day }) => span.from <= day && day <= span.to)];
    }),
  );
}
