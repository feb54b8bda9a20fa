import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { approvalSeat } from '../../db/schema/approvals';
import type { Seat } from './seats';

/** Says one's word in every seat one holds. Answers in whose name, where it is not in one's own. */
export async function takeSeats(
  db: Db,
  accountId: number,
  seats: readonly Seat[],
  state: 'approved' | 'rejected' | 'returned',
): Promise<number | null> {
  const ids = seats.map(({ id }) => id);
  await db.update(approvalSeat).set({ state, waiting: false }).where(anyOf(approvalSeat.id, ids));
  const [first] = seats;
  return first && first.accountId !== accountId ? first.accountId : null;
}
