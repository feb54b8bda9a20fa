import { and, eq, sql } from 'drizzle-orm';
import {
  approvalEvent,
  approvalRequest,
  approvalSeat,
  approvalStep,
} from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { conflict, forbidden } from '../http/fault';
import { apartFrom } from './apartFrom';
import { beginStep } from './beginStep';
import { alreadyOver, type Decision, decideIn } from './decideRequest';
import { noRequest, seesRequest } from './lockRequest';
import { refuseUnseen } from './refuseUnseen';
import { rulesRequest } from './requestActions';
import type { StoredRequest } from './seats';
import { tellScreens, tellWaiting } from './tellApproval';

interface Target {
  id: number;
  version: number;
}

const waitingSeats = (request: StoredRequest) =>
  and(
    eq(approvalSeat.requestId, request.id),
    eq(approvalSeat.position, request.step),
    eq(approvalSeat.waiting, true),
  );

const itsStep = (request: StoredRequest) =>
  and(eq(approvalStep.requestId, request.id), eq(approvalStep.position, request.step));

/** Held until the end of the transaction, for whoever rules its kind. */
async function lockStuck(context: Context, { id, version }: Target): Promise<StoredRequest> {
  const { db, viewer } = context;
  const [request] = await db
    .select()
    .from(approvalRequest)
    .where(eq(approvalRequest.id, id))
    .for('update');
  if (!request || !(await seesRequest(context, request))) throw noRequest();
  if (!rulesRequest(request, viewer)) {
    throw forbidden('Lo hace quien administra estas solicitudes en toda la organización.');
  }
  const ended = await alreadyOver(db, request);
  if (ended) throw ended;
  refuseUnseen(request, { version });
  return request;
}

/** Rings again for those who decide; they are not rung at more than once a day, by whoever it is. */
export async function remindDeciders(context: Context, target: Target): Promise<void> {
  const { db, viewer, audit } = context;
  const request = await lockStuck(context, target);
  const reminded = await db
    .update(approvalStep)
    .set({ remindedAt: sql`anden_now()` })
    .where(
      and(
        itsStep(request),
        sql`coalesce(${approvalStep.remindedAt}, '-infinity') < anden_now() - interval '1 day'`,
      ),
    )
    .returning({ id: approvalStep.id });
  if (reminded.length === 0) throw conflict('Ya se le recordó hace menos de un día.');
  const { id: requestId } = request;
  await db
    .insert(approvalEvent)
    .values({ requestId, kind: 'reminded', accountId: viewer.accountId });
  await audit({ entity: 'request', entityId: requestId, after: { reminded: true } });
  await tellScreens(context, request);
  await tellWaiting(context, request, true);
}

interface Taker {
  personId: number;
  /** Their account, refused where it cannot decide. */
  accountOf: () => Promise<number>;
  reason: string;
}

/** The step waits for this person instead of those who had not decided it, and its time begins again. */
export async function passRequest(
  context: Context,
  target: Target,
  { accountOf, personId, reason }: Taker,
): Promise<void> {
  const { db, viewer, audit } = context;
  const request = await lockStuck(context, target);
  if (request.ownerId === personId && !request.selfApproval) {
    throw conflict('Nadie decide sobre su propia solicitud: elegí a otra persona.');
  }
  if ((await apartFrom(db, request)).includes(personId)) {
    throw conflict('A esa persona le toca de cerca: elegí a otra.');
  }
  const accountId = await accountOf();
  // The screens of those from whom it is taken look again too.
  await tellScreens(context, request);
  const before = await db.delete(approvalSeat).where(waitingSeats(request)).returning();
  const { id: requestId, step: position } = request;
  const added = await db
    .insert(approvalSeat)
    .values({ requestId, position, accountId, waiting: true })
    .onConflictDoNothing()
    .returning();
  if (added.length === 0) throw conflict('Esa persona ya decidió en este paso: elegí a otra.');
  await beginStep(db, requestId, position);
  const [after] = await db
    .update(approvalRequest)
    .set({ version: request.version + 1, changedAt: sql`anden_now()` })
    .where(eq(approvalRequest.id, requestId))
    .returning();
  if (!after) throw new Error('a request vanished');
  await db
    .insert(approvalEvent)
    .values({ requestId, kind: 'handedOver', accountId: viewer.accountId, reason });
  await audit({
    entity: 'request',
    entityId: requestId,
    before: { accountId: before.map((seat) => seat.accountId) },
    after: { accountId: [accountId], reason },
  });
  await tellScreens(context, after);
  await tellWaiting(context, after);
}

/** The step that waits, in the name of whom it waits for; the rest of the chain still decides. */
export async function decideInstead(
  context: Context,
  target: Target,
  decision: Decision,
): Promise<void> {
  const { db } = context;
  const request = await lockStuck(context, target);
  const [step] = await db.select().from(approvalStep).where(itsStep(request));
  const seats = await db
    .select()
    .from(approvalSeat)
    .where(waitingSeats(request))
    .orderBy(approvalSeat.id);
  // Where one is enough, nobody else is said to have spoken.
  await decideIn(context, request, step?.mode === 'all' ? seats : seats.slice(0, 1), decision);
}
