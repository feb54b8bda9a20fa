import type { Db } from '../../db/Db';
import type { Viewer } from '../../engine/acciones/context';
import { addDays } from '../../engine/time/days';
import { publishedShifts } from '../schedules';
import type { StoredCount } from './countQueries';

/** People come a little early and end what they began. */
const GRACE_MS = 30 * 60_000;

/** The ones among some people who were told to work at a moment. */
export async function onShiftAt(
  db: Db,
  personIds: readonly number[],
  at: Date,
): Promise<Set<number>> {
  const day = at.toISOString().slice(0, 10);
  // A shift of the night began the day before, and no zone is further away than a day.
  const shifts = await publishedShifts(db, personIds, {
    from: addDays(day, -2),
    to: addDays(day, 1),
  });
  const now = shifts.filter(
    ({ kind, startsAt, endsAt }) =>
      kind === 'worked' &&
      startsAt.getTime() - GRACE_MS <= at.getTime() &&
      at.getTime() <= endsAt.getTime() + GRACE_MS,
  );
  return new Set(now.map(({ personId }) => personId));
}

/** Tells whether a count is for those on shift and this person was not. */
export async function isOffShift(
  db: Db,
  { onShift }: Pick<StoredCount, 'onShift'>,
  { personId }: Pick<Viewer, 'personId'>,
  at: Date,
): Promise<boolean> {
  if (!onShift) return false;
  return personId === null || !(await onShiftAt(db, [personId], at)).has(personId);
}
