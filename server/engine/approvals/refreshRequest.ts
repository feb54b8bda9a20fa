import { eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { requestTypeNamed } from './registry';
import type { Ends } from './requestType';
import { tellScreens } from './tellApproval';

/** The record changed while its request waits: the request reads as it is now, and a decision about the former one is refused. */
export async function refreshRequest(ends: Ends, id: number): Promise<void> {
  const { db } = ends;
  const its = eq(approvalRequest.id, id);
  const [request] = await db.select().from(approvalRequest).where(its).for('update');
  if (!request) return;
  const subject = await requestTypeNamed(request.type).load(db, request.subjectId);
  if (!subject) return;
  const [after] = await db
    .update(approvalRequest)
    .set({ title: subject.title, changedAt: sql`anden_now()`, version: request.version + 1 })
    .where(its)
    .returning();
  if (after) await tellScreens(ends, after);
}
