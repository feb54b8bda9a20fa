import { and, eq, gt, sql } from 'drizzle-orm';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { beginStep } from './beginStep';
import { tellScreens, tellWaiting } from './tellApproval';

interface Matter {
  type: string;
  subjectId: number;
}

/**
 * Takes back the decision of a request from its record: it waits again for those who could decide it, at the step where it
 * ended. The caller has checked flag and reach. Does nothing where no request was decided.
 */
export async function reopenRequest(context: Context, { type, subjectId }: Matter): Promise<void> {
  const { db, viewer, audit } = context;
  const [request] = await db
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.type, type), eq(approvalRequest.subjectId, subjectId)))
    .for('update');
  if (request?.state !== 'approved' && request?.state !== 'rejected') return;
  const ofStep = and(
    eq(approvalSeat.requestId, request.id),
    eq(approvalSeat.position, request.step),
  );
  // Decided from the record, its seats still are as they were; decided in them, they are asked again.
  if ((await db.$count(approvalSeat, and(ofStep, eq(approvalSeat.state, 'open')))) === 0) {
    await db.update(approvalSeat).set({ state: 'open' }).where(ofStep);
  }
  await db
    .update(approvalStep)
    .set({ state: 'waiting' })
    .where(and(eq(approvalStep.requestId, request.id), gt(approvalStep.position, request.step)));
  const [after] = await db
    .update(approvalRequest)
    .set({
      state: 'pending',
      decidedAt: null,
      changedAt: sql`anden_now()`,
      version: request.version + 1,
    })
    .where(eq(approvalRequest.id, request.id))
    .returning();
  if (!after) throw new Error('a request vanished');
  await beginStep(db, request.id, request.step);
  const { accountId } = viewer;
  await db.insert(approvalEvent).values({ requestId: request.id, kind: 'reopened', accountId });
  await audit({
    entity: 'request',
    entityId: request.id,
    before: { state: request.state },
    after: { state: after.state },
  });
  await tellScreens(context, after);
  await tellWaiting(context, after);
}
