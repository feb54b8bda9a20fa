import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { conflict } from '../http/fault';
import { beginStep, stopWaiting } from './beginStep';
import { writeEnd } from './closeRequest';
import { requestTypeNamed } from './registry';
import type { Seat, StoredRequest } from './seats';
import { takeSeats } from './takeSeats';
import { tellScreens, tellWaiting } from './tellApproval';

const currentStep = (request: StoredRequest) =>
  and(eq(approvalStep.requestId, request.id), eq(approvalStep.position, request.step));

/** Whether the step is done: by anybody of it, or once all of them have spoken. */
async function stepPasses(db: Db, request: StoredRequest): Promise<boolean> {
  const [step] = await db
    .select({ mode: approvalStep.mode })
    .from(approvalStep)
    .where(currentStep(request));
  if (step?.mode !== 'all') return true;
  const open = await db.$count(
    approvalSeat,
    and(
      eq(approvalSeat.requestId, request.id),
      eq(approvalSeat.position, request.step),
      eq(approvalSeat.state, 'open'),
    ),
  );
  return open === 0;
}

async function nextStep(db: Db, request: StoredRequest): Promise<void> {
  await stopWaiting(db, request.id);
  await beginStep(db, request.id, request.step + 1);
}

async function grow(db: Db, request: StoredRequest): Promise<StoredRequest> {
  const [after] = await db
    .update(approvalRequest)
    .set({ version: request.version + 1, changedAt: sql`anden_now()` })
    .where(eq(approvalRequest.id, request.id))
    .returning();
  if (!after) throw new Error('a request vanished');
  return after;
}

/** Does what was asked: if it no longer can be, nothing was decided. */
async function grant(context: Context, request: StoredRequest): Promise<void> {
  const type = requestTypeNamed(request.type);
  const subject = await type.load(context.db, request.subjectId);
  if (!subject) throw conflict('Lo que se pedía ya no existe.');
  await type.onApproved(context, subject);
}

export async function approveStep(
  context: Context,
  request: StoredRequest,
  seats: readonly Seat[],
  note: string,
): Promise<void> {
  const { db, viewer, audit } = context;
  const onBehalfOf = await takeSeats(db, viewer.accountId, seats, 'approved');
  const closing = { accountId: viewer.accountId, onBehalfOf, reason: note || null };
  const passes = await stepPasses(db, request);
  if (passes) await db.update(approvalStep).set({ state: 'approved' }).where(currentStep(request));
  if (passes && request.step === request.steps) {
    await grant(context, request);
    return writeEnd(context, request, 'approved', closing);
  }
  await db.insert(approvalEvent).values({ requestId: request.id, kind: 'approved', ...closing });
  await audit({
    entity: 'request',
    entityId: request.id,
    after: { step: request.step, onBehalfOf, reason: closing.reason },
  });
  if (passes) await nextStep(db, request);
  const after = await grow(db, request);
  await tellScreens(context, after);
  if (passes) await tellWaiting(context, after);
}
