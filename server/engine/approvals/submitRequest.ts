import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { conflict, notFound } from '../http/fault';
import { beginStep } from './beginStep';
import { requestTypeNamed } from './registry';
import {
  type Chain,
  definitionsOf,
  ownerOf,
  type ResolvedStep,
  resolveChain,
} from './resolveChain';
import type { StoredRequest } from './seats';
import { tellScreens, tellWaiting } from './tellApproval';

export const nobodyDecides =
  'Nadie puede aprobar esta solicitud todavía: avisale a Administración para que defina quién.';

async function writeChain(db: Db, requestId: number, steps: readonly ResolvedStep[]) {
  await db.delete(approvalSeat).where(eq(approvalSeat.requestId, requestId));
  await db.delete(approvalStep).where(eq(approvalStep.requestId, requestId));
  const numbered = steps.map((step, index) => ({ ...step, requestId, position: index + 1 }));
  await db.insert(approvalStep).values(
    numbered.map(({ accountIds: _accounts, fallback: _fallback, ...step }) => ({
      ...step,
      state: 'waiting' as const,
    })),
  );
  await db
    .insert(approvalSeat)
    .values(
      numbered.flatMap(({ accountIds, position }) =>
        accountIds.map((accountId) => ({ requestId, position, accountId, waiting: false })),
      ),
    );
}

interface Sending {
  title: string;
  ownerId: number;
  chain: Chain;
  anew: boolean;
}

/** A new one, or the same again after it was sent back or what it asks for changed. */
async function writeRequest(
  { db, viewer }: Context,
  type: string,
  subjectId: number,
  { title, ownerId, chain, anew }: Sending,
): Promise<StoredRequest> {
  const fields = {
    title,
    state: 'pending' as const,
    step: 1,
    steps: chain.steps.length,
    selfApproval: chain.selfApproval,
  };
  const [before] = await db
    .select()
    .from(approvalRequest)
    .where(and(eq(approvalRequest.type, type), eq(approvalRequest.subjectId, subjectId)))
    .for('update');
  if (before && before.state !== 'draft' && !anew) throw conflict('Esta solicitud ya fue enviada.');
  const now = sql`anden_now()`;
  const [row] = before
    ? await db
        .update(approvalRequest)
        .set({
          ...fields,
          ...(anew ? { ownerId, authorId: viewer.accountId } : {}),
          decidedAt: null,
          submittedAt: now,
          changedAt: now,
          version: before.version + 1,
        })
        .where(eq(approvalRequest.id, before.id))
        .returning()
    : await db
        .insert(approvalRequest)
        .values({ ...fields, type, subjectId, ownerId, authorId: viewer.accountId })
        .returning();
  if (!row) throw new Error('a request vanished');
  return row;
}

export interface SubmitOptions {
  /** In whose name, where the record itself is nobody's. */
  ownerId?: number;
  /** The record changed: earlier decisions no longer hold, and the one who sends it now is the asker. */
  anew?: boolean;
}

/** Sends a record of a module to whoever must approve it; the chain is frozen here. */
export async function submitRequest(
  context: Context,
  typeName: string,
  subjectId: number,
  { ownerId, anew = false }: SubmitOptions = {},
): Promise<number> {
  const { db, viewer, audit } = context;
  const type = requestTypeNamed(typeName);
  const subject = await type.load(db, subjectId);
  if (!subject) throw notFound();
  const owner = await ownerOf(db, ownerId ?? subject.ownerId);
  const definitions = await definitionsOf(db, typeName);
  const apart = await type.apart?.(db, subjectId);
  const chain = await resolveChain(db, type, owner, subject.values, definitions, apart);
  if (chain.steps.some((step) => step.accountIds.length === 0)) throw conflict(nobodyDecides);
  const { title } = subject;
  const request = await writeRequest(context, typeName, subjectId, {
    title,
    ownerId: owner.id,
    chain,
    anew,
  });
  await writeChain(db, request.id, chain.steps);
  await beginStep(db, request.id, 1);
  await db
    .insert(approvalEvent)
    .values({ requestId: request.id, kind: 'submitted', accountId: viewer.accountId });
  await audit({ entity: 'request', entityId: request.id, after: { title, state: 'pending' } });
  await tellScreens(context, request);
  await tellWaiting(context, request);
  return request.id;
}
