import type { Db } from '../../../db/Db';
import { byPerson } from '../../../engine/people/byPerson';
import { closedDays } from '../../../engine/time/closedDays';
import { addDays } from '../../../engine/time/days';
import { publishedShifts } from '../../schedules';
import { awaitedShifts } from '../awaitedShifts';
import { leaveDays } from '../leaveDays';
import { markingFigures } from '../markingFigures';
import { HOUR } from '../markingRules';
import { type PunchOfDay, punchesBetween } from '../punchFacts';
import { dateIn } from '../wallClock';
import type { PairingAsked } from './pairingOf';

/** A person with the place where they work. */
export interface PairedPerson {
  id: number;
  siteId: number;
  zone: string;
}

type Facts = PairingAsked<PunchOfDay, Awaited<ReturnType<typeof publishedShifts>>[number]>;

/** People who work without a day off are read this far. */
const WINDOW = 16;

/** All by which the touches of some people around an instant, or a span, are paired. */
export async function readPairing(
  db: Db,
  people: readonly PairedPerson[],
  around: { from: Date; to: Date },
  now: Date,
): Promise<Map<number, Facts>> {
  const ids = people.map(({ id }) => id);
  const days = {
    from: addDays(around.from.toISOString().slice(0, 10), -WINDOW),
    to: addDays(around.to.toISOString().slice(0, 10), WINDOW),
  };
  const between = {
    from: new Date(around.from.getTime() - WINDOW * 24 * HOUR),
    to: new Date(around.to.getTime() + WINDOW * 24 * HOUR),
  };
  const siteIds = [...new Set(people.map(({ siteId }) => siteId))];
  const [punches, shifts, leave, isClosed, figures] = await Promise.all([
    punchesBetween(db, ids, between).then(byPerson),
    publishedShifts(db, ids, days).then(byPerson),
    leaveDays(db, ids, days).then(byPerson),
    closedDays(db, ids, days),
    Promise.all(
      siteIds.map(async (id) => [id, await markingFigures(db, days.to, id)] as const),
    ).then((pairs) => new Map(pairs)),
  ]);
  return new Map(
    people.flatMap(({ id, siteId, zone }) => {
      const rules = figures.get(siteId);
      if (!rules) return [];
      const facts: Facts = {
        punches: punches.get(id) ?? [],
        shifts: awaitedShifts(shifts.get(id) ?? [], leave.get(id) ?? []),
        figures: rules,
        dateOf: dateIn(zone),
        now,
        isClosed: (day) => isClosed(id, day),
        around,
      };
      return [[id, facts] as const];
    }),
  );
}
