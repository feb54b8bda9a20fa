import type { requestStep } from '@contract/workflow/request';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { Db } from '../../db/Db';
import { approvalSeat, approvalStep } from '../../db/schema/approvals';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { authorColumns, presentAuthor } from '../people/authorRef';

const nobody = { id: null, name: '', position: null, imageUrl: '' };

/** Who decides a request, step by step. */
export async function presentChain(
  db: Db,
  requestId: number,
): Promise<z.output<typeof requestStep>[]> {
  const [steps, seats] = await Promise.all([
    db
      .select()
      .from(approvalStep)
      .where(eq(approvalStep.requestId, requestId))
      .orderBy(approvalStep.position),
    db
      .select({ seat: approvalSeat, author: authorColumns })
      .from(approvalSeat)
      .leftJoin(account, eq(account.id, approvalSeat.accountId))
      .leftJoin(person, eq(person.id, account.personId))
      .where(eq(approvalSeat.requestId, requestId))
      .orderBy(approvalSeat.id),
  ]);
  return steps.map(({ position, mode, state, dueAt }) => ({
    position,
    mode,
    state,
    dueAt: dueAt?.toISOString() ?? null,
    seats: seats
      .filter(({ seat }) => seat.position === position)
      .map(({ seat, author }) => ({
        person: presentAuthor(author) ?? nobody,
        state: seat.state,
        escalated: seat.escalated,
      })),
  }));
}
