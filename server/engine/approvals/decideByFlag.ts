import { and, eq } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { forbidden } from '../http/fault';
import { refuseApart } from './apartFrom';
import { refuseRequest, writeEnd } from './closeRequest';
import { requestTypeNamed } from './registry';
import { isSelf } from './requestActions';

interface Matter {
  type: string;
  subjectId: number;
}

export type FlagDecision = { kind: 'approve' } | { kind: 'reject'; reason: string };

/**
 * A person with the flag of a matter ends its request from the record itself, without a seat in its chain; the caller
 * has checked flag and reach. False where nothing waits.
 */
export async function decideByFlag(
  context: Context,
  { type, subjectId }: Matter,
  decision: FlagDecision,
): Promise<boolean> {
  const { db, viewer } = context;
  const [request] = await db
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.type, type), eq(approvalRequest.subjectId, subjectId)))
    .for('update');
  if (request?.state !== 'pending') return false;
  if (isSelf(request, viewer)) throw forbidden('Nadie decide sobre su propia solicitud.');
  await refuseApart(context, request);
  const by = { accountId: viewer.accountId };
  if (decision.kind === 'reject') {
    await refuseRequest(context, request, 'rejected', { ...by, reason: decision.reason });
    return true;
  }
  const definition = requestTypeNamed(type);
  const subject = await definition.load(db, subjectId);
  if (subject) await definition.onApproved(context, subject);
  await writeEnd(context, request, 'approved', by);
  return true;
}
