import { and, asc, eq, gte, lte } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { punch, punchCorrection, punchCorrectionLine } from '../../db/schema/markings';
import { addDays, type Day } from '../../engine/time/days';
import { publishedShifts } from '../schedules';
import { markingFigures } from './markingFigures';
import { pairPunches } from './pairPunches';
import { factColumns, type PunchOfDay, punchesBetween } from './punchFacts';
import { dateIn, instantAt } from './wallClock';

export const CORRECTION_REQUEST = 'punchCorrection';

/** This finds corrections about some days that wait for a decision, or were sent back. */
export function openCorrections(
  db: Db,
  personIds: readonly number[],
  days: { from: Day; to: Day },
) {
  return db
    .select({
      id: punchCorrection.id,
      personId: punchCorrection.personId,
      day: punchCorrection.day,
      kind: punchCorrection.kind,
      requestId: approvalRequest.id,
      state: approvalRequest.state,
    })
    .from(punchCorrection)
    .innerJoin(
      approvalRequest,
      and(
        eq(approvalRequest.type, CORRECTION_REQUEST),
        eq(approvalRequest.subjectId, punchCorrection.id),
      ),
    )
    .where(
      and(
        anyOf(punchCorrection.personId, [...personIds]),
        gte(punchCorrection.day, days.from),
        lte(punchCorrection.day, days.to),
        anyOf(approvalRequest.state, ['pending', 'draft']),
      ),
    );
}

/** Before and after, punch by punch. */
export function linesOf(db: Db, correctionId: number) {
  return db
    .select({
      punchId: punchCorrectionLine.punchId,
      kind: punchCorrectionLine.kind,
      at: punchCorrectionLine.at,
      before: factColumns,
    })
    .from(punchCorrectionLine)
    .leftJoin(punch, eq(punch.id, punchCorrectionLine.punchId))
    .where(eq(punchCorrectionLine.correctionId, correctionId))
    .orderBy(asc(punchCorrectionLine.position));
}

interface WhoseDay {
  personId: number;
  day: Day;
  zone: string;
  siteId: number;
}

/** The punches of somebody's day as its page shows them. */
export const punchesOfDay = async (db: Db, whose: WhoseDay): Promise<PunchOfDay[]> =>
  (await punchesAround(db, whose)).standing;

/** This reads the punches of the day and of the days around it. */
export async function punchesAround(
  db: Db,
  { personId, day, zone, siteId }: WhoseDay,
): Promise<{ standing: PunchOfDay[]; others: PunchOfDay[] }> {
  const between = {
    from: instantAt(zone, addDays(day, -2), '00:00'),
    to: instantAt(zone, addDays(day, 3), '00:00'),
  };
  const [punches, shifts, figures] = await Promise.all([
    punchesBetween(db, [personId], between),
    publishedShifts(db, [personId], { from: addDays(day, -2), to: addDays(day, 2) }),
    markingFigures(db, day, siteId),
  ]);
  const standing = pairPunches({ punches, shifts, figures, dateOf: dateIn(zone) })
    .filter((stretch) => stretch.day === day)
    .flatMap((stretch) => stretch.punches as PunchOfDay[]);
  const own = new Set(standing.map(({ id }) => id));
  return { standing, others: punches.filter(({ id }) => !own.has(id)) };
}
