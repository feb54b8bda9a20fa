import type { SessionState } from '../session/sessionStore';
import { isAppError } from '../wms/appError';
import { newKey } from '../wms/newKey';
import type { WmsCall, WmsObject } from '../wms/wmsCall';
import type { OfflineQueue } from './offlineQueue';
import { ownerOf, type QueuedChange } from './queuedChange';
import { waitingChanges } from './waitingChanges';

function changeOf({ accion, body = {}, idempotencyKey }: WmsCall, state: SessionState) {
  const owner = ownerOf(state);
  // A form may hold files, and has no copy that can be kept.
  const keepable = !(body instanceof FormData) && !(body instanceof URLSearchParams);
  if (!owner || !accion || !keepable) return null;
  const told = waitingChanges[accion]?.told?.(body, state);
  return {
    ...owner,
    accion,
    body,
    key: idempotencyKey ?? newKey(),
    ...(told ? { told } : {}),
  } satisfies QueuedChange;
}

/** Sends a change that may wait, or keeps it; whoever made it goes on as if it were done. */
export async function sendOrKeep(
  queue: OfflineQueue,
  call: WmsCall,
  getState: () => SessionState,
  send: () => Promise<unknown>,
): Promise<unknown> {
  const state = getState();
  const change = changeOf(call, state);
  if (!change) return send();
  const wait = async () => {
    await queue.keep(change);
    return queuedAnswer(change.accion, change.body, state);
  };
  // Behind those that wait already: in the order in which they were made.
  if (!queue.isEmpty()) await queue.flush(getState);
  if (!queue.isEmpty()) return wait();
  try {
    return await send();
  } catch (error) {
    if (isAppError(error) && error.code === 'sin_red') return wait();
    throw error;
  }
}

/** A waiting change answers this meanwhile, in the shape that the server will give. */
function queuedAnswer(accion: string, body: WmsObject, state: SessionState): unknown {
  const { answer } = waitingChanges[accion] ?? {};
  return answer ? answer(body, state) : { ok: true };
}
