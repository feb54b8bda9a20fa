import type { PublicContext } from '../../engine/acciones/context';
import { closedDays } from '../../engine/time/closedDays';
import { holdPeriods } from '../../engine/time/periodTurn';
import type { ForgottenExit } from './markingRules';
import type { PunchOfDay } from './punchFacts';
import { storePunch } from './storePunch';

/** Writes the exit that nobody punched, once, marked so that somebody looks at it. */
export async function closeForgotten(
  ends: Pick<PublicContext, 'db' | 'audit' | 'emit'>,
  { open, at }: ForgottenExit,
  punches: readonly PunchOfDay[],
): Promise<boolean> {
  const { entry, last } = open;
  const closed = punches.some((one) => one.forgotten && one.day === entry.day && one.at >= last.at);
  if (closed) return false;
  const { personId, day, plannedShiftId } = entry;
  // A closed month changes no more: the exit stays missing there, and the next entry is one all the same.
  await holdPeriods(ends.db);
  const isClosed = await closedDays(ends.db, [personId], { from: day, to: day });
  if (isClosed(personId, day)) return false;
  await storePunch(ends, {
    personId,
    at,
    kind: 'out',
    source: 'rule',
    day,
    plannedShiftId,
    forgotten: true,
  });
  return true;
}
