import { eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { refuseRequest } from './closeRequest';
import type { Closing, Ends } from './requestType';
import { tellOwner } from './tellApproval';

/** Ends what waits because its ground is gone, whoever asked for it; they are told why. */
export async function endWaiting(ends: Ends, id: number, closing: Closing): Promise<void> {
  const [request] = await ends.db
    .select()
    .from(approvalRequest)
    .where(eq(approvalRequest.id, id))
    .for('update');
  if (request?.state !== 'pending' && request?.state !== 'draft') return;
  await refuseRequest(ends, request, 'cancelled', closing);
  const { accountId, reason = null } = closing;
  await tellOwner(ends, { ...request, state: 'cancelled' }, { reason, by: accountId });
}
