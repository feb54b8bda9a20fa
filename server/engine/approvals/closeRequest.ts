import type { RequestState } from '@contract/workflow/requestState';
import { and, eq, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { approvalEvent, approvalRequest, approvalStep } from '../../db/schema/approvals';
import { stopWaiting } from './beginStep';
import { requestTypeNamed } from './registry';
import type { Closing, Ends, Refusal } from './requestType';
import type { StoredRequest } from './seats';
import { tellOwner, tellScreens } from './tellApproval';

const stateAfter = {
  approved: 'approved',
  rejected: 'rejected',
  returned: 'draft',
  cancelled: 'cancelled',
  expired: 'expired',
} as const satisfies Record<Refusal | 'approved', RequestState>;

/** Writes the end, or the way back to its owner, and tells it. What the module does with it comes before. */
export async function writeEnd(
  ends: Ends,
  request: StoredRequest,
  end: Refusal | 'approved',
  { accountId, onBehalfOf = null, reason = null }: Closing,
): Promise<void> {
  const { db, audit } = ends;
  const state = stateAfter[end];
  await stopWaiting(db, request.id);
  await db
    .update(approvalStep)
    .set({ state: end === 'rejected' ? 'rejected' : 'closed' })
    .where(
      and(
        eq(approvalStep.requestId, request.id),
        anyOf(approvalStep.state, ['pending', 'waiting']),
      ),
    );
  const [after] = await db
    .update(approvalRequest)
    .set({
      state,
      dueAt: null,
      decidedAt: state === 'draft' ? null : sql`anden_now()`,
      changedAt: sql`anden_now()`,
      version: request.version + 1,
    })
    .where(eq(approvalRequest.id, request.id))
    .returning();
  if (!after) throw new Error('a request vanished');
  await db
    .insert(approvalEvent)
    .values({ requestId: request.id, kind: end, accountId, onBehalfOf, reason });
  await audit({
    entity: 'request',
    entityId: request.id,
    before: { state: request.state },
    after: { state, reason, onBehalfOf },
  });
  await tellScreens(ends, after);
  if (end !== 'cancelled') await tellOwner(ends, after, { reason, by: accountId });
}

/** Ends it without granting: the module first, in the same transaction. */
export async function refuseRequest(
  ends: Ends,
  request: StoredRequest,
  refusal: Refusal,
  closing: Closing,
): Promise<void> {
  const type = requestTypeNamed(request.type);
  const subject = await type.load(ends.db, request.subjectId);
  if (subject) await type.onRefused?.(ends, subject, refusal, closing);
  await writeEnd(ends, request, refusal, closing);
}
