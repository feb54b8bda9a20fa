import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { lockNumbers } from '../../db/lockNumbers';
import { person, site } from '../../db/schema/organisation';
import { notFound } from '../../engine/http/fault';
import { type PublishedShift, publishedShifts } from '../schedules';
import { awaitedShifts } from './awaitedShifts';
import { leaveDays } from './leaveDays';
import { markingFigures } from './markingFigures';
import { HOUR, type MarkingFigures, openStretch, shiftDaysAround } from './markingRules';
import { type NextPunch, nextPunch } from './nextPunch';
import { type PunchOfDay, punchesBetween } from './punchFacts';
import { dateIn } from './wallClock';

/** A person's punches take turns: three tabs at once find what the first one did. */
const TURN = lockNumbers.punches;

export async function punchTurn(db: Db, personId: number): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${TURN}, ${personId})`);
}

export interface PunchMoment {
  personId: number;
  site: typeof site.$inferSelect;
  at: Date;
  day: string;
  figures: MarkingFigures;
  shifts: PublishedShift[];
  /** Around the moment, in the order of time. */
  punches: PunchOfDay[];
  next: NextPunch;
}

/** Punches that the server wrote are left out: their person may still say when they left. */
export const ownPunches = (punches: readonly PunchOfDay[], until: Date) =>
  punches.filter(({ forgotten, at }) => !forgotten && at <= until);

/** All that decides what a touch is, at the hour that counts. */
export async function punchMoment(db: Db, personId: number, at: Date): Promise<PunchMoment> {
  const [found] = await db
    .select({ site })
    .from(person)
    .innerJoin(site, eq(site.id, person.siteId))
    .where(eq(person.id, personId));
  if (!found) throw notFound('Esa persona no existe o no está a tu alcance.');
  const dateOf = dateIn(found.site.zone);
  const day = dateOf(at);
  const around = {
    from: new Date(at.getTime() - 60 * HOUR),
    to: new Date(at.getTime() + 36 * HOUR),
  };
  const days = shiftDaysAround(day);
  const [figures, shifts, punches, leave] = await Promise.all([
    markingFigures(db, day, found.site.id),
    publishedShifts(db, [personId], days),
    punchesBetween(db, [personId], around),
    leaveDays(db, [personId], days),
  ]);
  const own = ownPunches(punches, at);
  const open = openStretch(own);
  const awaited = awaitedShifts(shifts, leave);
  const next = nextPunch({ open, punches: own, shifts: awaited, at, figures, dateOf });
  return { personId, site: found.site, at, day, figures, shifts, punches, next };
}
