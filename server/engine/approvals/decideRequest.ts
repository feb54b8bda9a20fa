import type { RequestState } from '@contract/workflow/requestState';
import { and, desc, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalEvent, approvalSeat } from '../../db/schema/approvals';
import type { Context } from '../acciones/context';
import { conflict, forbidden } from '../http/fault';
import { authorRefs } from '../people/authorRef';
import { refuseApart } from './apartFrom';
import { approveStep } from './approveStep';
import { refuseRequest } from './closeRequest';
import { lockRequest, noRequest } from './lockRequest';
import { refuseUnseen, type Seen } from './refuseUnseen';
import { isSelf } from './requestActions';
import { type Seat, type StoredRequest, seatsHeld } from './seats';
import { takeSeats } from './takeSeats';

export type Decision =
  | { kind: 'approve'; note: string }
  | { kind: 'reject' | 'return'; reason: string };

const over: Record<Exclude<RequestState, 'pending'>, string> = {
  draft: 'La devolvió',
  approved: 'Ya la aprobó',
  rejected: 'Ya la rechazó',
  cancelled: 'La canceló',
  expired: 'Venció antes de que alguien decidiera.',
};

/** The second to decide is told who was first. */
export async function alreadyOver(db: Db, request: StoredRequest) {
  if (request.state === 'pending') return null;
  const [last] = await db
    .select({ accountId: approvalEvent.accountId })
    .from(approvalEvent)
    .where(eq(approvalEvent.requestId, request.id))
    .orderBy(desc(approvalEvent.id))
    .limit(1);
  const who = last?.accountId
    ? (await authorRefs(db, [last.accountId])).get(last.accountId)?.name
    : undefined;
  return conflict(who ? `${over[request.state]} ${who}.` : over[request.state]);
}

export async function mySeats(context: Context, request: StoredRequest): Promise<Seat[]> {
  const { db, viewer } = context;
  if (isSelf(request, viewer)) throw forbidden('Nadie decide sobre su propia solicitud.');
  const held = await seatsHeld(db, request.id, viewer.accountId);
  if (held.length > 0) return held;
  const seats = await db
    .select({ position: approvalSeat.position, state: approvalSeat.state })
    .from(approvalSeat)
    .where(
      and(eq(approvalSeat.requestId, request.id), eq(approvalSeat.accountId, viewer.accountId)),
    );
  if (seats.some((seat) => seat.state === 'approved')) throw conflict('Ya la aprobaste.');
  if (seats.some((seat) => seat.position > request.step)) {
    throw conflict('Todavía no es tu turno: antes decide otra persona.');
  }
  throw seats.length > 0 ? conflict('Ya no espera tu decisión.') : noRequest();
}

/** A person decides in their own name or in that of somebody who left it to them. */
export async function decideRequest(
  context: Context,
  id: number,
  seen: Seen,
  decision: Decision,
): Promise<void> {
  const { db } = context;
  const request = await lockRequest(context, id);
  const ended = await alreadyOver(db, request);
  if (ended) throw ended;
  const seats = await mySeats(context, request);
  refuseUnseen(request, seen);
  return decideIn(context, request, seats, decision);
}

/** Says it in these seats: the step passes, or the request ends. */
export async function decideIn(
  context: Context,
  request: StoredRequest,
  seats: readonly Seat[],
  decision: Decision,
): Promise<void> {
  const { db, viewer } = context;
  await refuseApart(context, request);
  if (decision.kind === 'approve') return approveStep(context, request, seats, decision.note);
  const { reason } = decision;
  const refusal = decision.kind === 'reject' ? 'rejected' : 'returned';
  const onBehalfOf = await takeSeats(db, viewer.accountId, seats, refusal);
  await refuseRequest(context, request, refusal, {
    accountId: viewer.accountId,
    onBehalfOf,
    reason,
  });
}
