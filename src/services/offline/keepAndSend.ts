import type { SessionState } from '../session/sessionStore';
import type { WmsObject } from '../wms/wmsCall';
import { offlineQueue } from './offlineQueue';
import { ownerOf } from './queuedChange';
import { waitingChanges } from './waitingChanges';

/** Kept first and sent then: what somebody wrote outlives the page, also one that is killed while it sends. */
export async function keepAndSend(
  { accion, body, key }: { accion: string; body: WmsObject; key: string },
  getState: () => SessionState,
): Promise<void> {
  const state = getState();
  const owner = ownerOf(state);
  if (!owner) return;
  const told = waitingChanges[accion]?.told?.(body, state);
  await offlineQueue.keep({ ...owner, accion, body, key, ...(told ? { told } : {}) });
  void offlineQueue.flush(getState);
}
