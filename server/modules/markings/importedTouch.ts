import type { PunchKind } from '@contract/markings/punch';
import { and, eq } from 'drizzle-orm';
import { punch } from '../../db/schema/markings';
import type { PublicContext } from '../../engine/acciones/context';
import { refuseClosedPeriod } from '../../engine/time/refuseClosedPeriod';
import { closeForgotten } from './closeForgotten';
import { dayOfExit, MINUTE } from './markingRules';
import { ownPunches, punchMoment, punchTurn } from './punchMoment';
import { settlePunch, storePunch } from './storePunch';
import { dateIn } from './wallClock';

interface Touch {
  personId: number;
  at: Date;
  /** Null: the clock does not say, or nobody believes it. */
  kind: PunchKind | null;
  /** Who brought it; null: the server, from the folder of the clocks. */
  authorId: number | null;
}

/** Writes what a clock saw, once, and answers its punch: in or out as a touch at that hour would have been. */
export async function importTouch(
  context: Pick<PublicContext, 'db' | 'audit' | 'emit'>,
  { personId, at, kind, authorId }: Touch,
): Promise<{ id: number; added: boolean }> {
  const { db } = context;
  await punchTurn(db, personId);
  const [already] = await db
    .select({ id: punch.id })
    .from(punch)
    .where(and(eq(punch.personId, personId), eq(punch.at, at), eq(punch.source, 'import')));
  if (already) return { id: already.id, added: false };
  const { next, punches, figures, site } = await punchMoment(db, personId, at);
  const within = figures.sameTouchMinutes * MINUTE;
  const same = punches.find(
    (one) => !one.forgotten && Math.abs(one.at.getTime() - at.getTime()) <= within,
  );
  if (same) return { id: same.id, added: false };
  const decided = kind ?? next.choices[0];
  // An exit that nobody entered for still belongs to a day.
  const alone = decided !== 'in' && next.choices[0] === 'in';
  const day = alone ? dayOfExit(at, dateIn(site.zone)) : next.day;
  await refuseClosedPeriod(db, { personId, day, ledger: 'time' });
  if (decided === 'in' && next.forgotten) await closeForgotten(context, next.forgotten, punches);
  if (decided !== 'in') {
    const last = ownPunches(punches, at).at(-1);
    const rule = punches.find(
      (one) => one.forgotten && one.day === day && (!last || one.at >= last.at),
    );
    if (rule) await settlePunch(context, rule, 'replaced');
  }
  const stored = await storePunch(context, {
    personId,
    at,
    kind: decided,
    source: 'import',
    day,
    plannedShiftId: alone ? null : next.shiftId,
    authorId,
  });
  return { id: stored.id, added: true };
}
