import { eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { shiftSwap } from '../../db/schema/shiftChanges';
import { unchangedShift } from './askedShifts';
import { type Move, workedOf } from './makeMoves';

export type StoredSwap = typeof shiftSwap.$inferSelect;

/** The shift that the colleague gives back, as it was asked for; null: nothing. */
export const otherShift = ({
  otherPlannedId,
  otherDay,
  otherShiftId,
  otherStartsAt,
  otherEndsAt,
}: StoredSwap) =>
  otherDay && otherShiftId !== null && otherStartsAt && otherEndsAt
    ? {
        plannedId: otherPlannedId,
        day: otherDay,
        shiftId: otherShiftId,
        startsAt: otherStartsAt,
        endsAt: otherEndsAt,
      }
    : null;

/** Each works what the other did; refused where either shift is no longer what it was. */
export async function swapMoves(db: Db, swap: StoredSwap): Promise<Move[]> {
  const { personId, colleagueId } = swap;
  const given = await unchangedShift(db, swap, personId);
  const asked = otherShift(swap);
  const back = asked && (await unchangedShift(db, asked, colleagueId));
  return [
    { personId, leaves: [given.id], comes: back ? [workedOf(back)] : [] },
    { personId: colleagueId, leaves: back ? [back.id] : [], comes: [workedOf(given)] },
  ];
}

/** Held until the end: the answer and the way back do not cross. */
export async function heldSwap(db: Db, id: number): Promise<StoredSwap | undefined> {
  const [row] = await db.select().from(shiftSwap).where(eq(shiftSwap.id, id)).for('update');
  return row;
}
