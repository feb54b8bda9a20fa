import type { requestStep } from '@contract/workflow/request';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { builtOnce } from '../../db/builtOnce';
import type { Db } from '../../db/Db';
import { approvalSeat, approvalStep } from '../../db/schema/approvals';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';
import { authorColumns, presentAuthor } from '../people/authorRef';

const nobody = { id: null, name: '', position: null, imageUrl: '' };

const findSteps = builtOnce((db, where) =>
  db.select().from(approvalStep).where(where).orderBy(approvalStep.position),
);

const findSeats = builtOnce((db, where) =>
  db
    .select({ seat: approvalSeat, author: authorColumns })
    .from(approvalSeat)
    .leftJoin(account, eq(account.id, approvalSeat.accountId))
    .leftJoin(person, eq(person.id, account.personId))
    .where(where)
    .orderBy(approvalSeat.id),
);

/** This presents who decides a request, step by step. */
export async function presentChain(
  db: Db,
  requestId: number,
): Promise<z.output<typeof requestStep>[]> {
  const [steps, seats] = await Promise.all([
    findSteps(db, eq(approvalStep.requestId, requestId)),
    findSeats(db, eq(approvalSeat.requestId, requestId)),
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
