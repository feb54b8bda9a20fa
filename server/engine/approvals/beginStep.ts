import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest, approvalSeat, approvalStep } from '../../db/schema/approvals';

/** From now on it waits for the people of this step, and its time runs. */
export async function beginStep(db: Db, requestId: number, position: number): Promise<void> {
  const ofStep = and(eq(approvalStep.requestId, requestId), eq(approvalStep.position, position));
  const [step] = await db
    .update(approvalStep)
    .set({
      state: 'pending',
      dueAt: sql`case when ${approvalStep.hours} is null then null
        else anden_now() + make_interval(hours => ${approvalStep.hours}) end`,
    })
    .where(ofStep)
    .returning();
  if (!step) throw new Error('a step vanished');
  await db
    .update(approvalSeat)
    .set({ waiting: true })
    .where(
      and(
        eq(approvalSeat.requestId, requestId),
        eq(approvalSeat.position, position),
        eq(approvalSeat.state, 'open'),
      ),
    );
  await db
    .update(approvalRequest)
    .set({ step: position, dueAt: step.dueAt })
    .where(eq(approvalRequest.id, requestId));
}

/** Nobody's turn any more. */
export const stopWaiting = (db: Db, requestId: number) =>
  db
    .update(approvalSeat)
    .set({ waiting: false })
    .where(and(eq(approvalSeat.requestId, requestId), eq(approvalSeat.waiting, true)));
