import type { requestStep } from '@contract/workflow/request';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/client';
import { approvalSeat, approvalStep } from '../../db/schema/approvals';
import { authorRefs } from '../people/authorRef';

const nobody = { id: null, name: '', position: null, imageUrl: '' };

/** Who decides a request, step by step. */
export async function presentChain(
  db: Db,
  requestId: number,
): Promise<z.output<typeof requestStep>[]> {
  const steps = await db
    .select()
    .from(approvalStep)
    .where(eq(approvalStep.requestId, requestId))
    .orderBy(approvalStep.position);
  const seats = await db
    .select()
    .from(approvalSeat)
    .where(eq(approvalSeat.requestId, requestId))
    .orderBy(approvalSeat.id);
  const refs = await authorRefs(
    db,
    seats.map((seat) => seat.accountId),
  );
  return steps.map(({ position, mode, state, dueAt }) => ({
    position,
    mode,
    state,
    dueAt: dueAt?.toISOString() ?? null,
    seats: seats
      .filter((seat) => seat.position === position)
      .map((seat) => ({
        person: refs.get(seat.accountId) ?? nobody,
        state: seat.state,
        escalated: seat.escalated,
      })),
  }));
}
