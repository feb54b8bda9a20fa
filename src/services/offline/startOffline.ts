import { tagTypes } from '@contract/core/tags';
import type { SessionState } from '../session/sessionStore';
import { api } from '../wms/api';
import { askToWake, onWake } from './appWorker';
import { keptAnswers } from './keptAnswers';
import { offlineQueue, type Round } from './offlineQueue';

interface OfflineStore {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  dispatch(action: ReturnType<typeof api.util.invalidateTags>): unknown;
}

/** While the app is open: what waits goes out when the network is back, and what it changed shows. */
export function startOffline(
  store: OfflineStore,
  onRefused: (refused: Round['refused']) => void,
): () => void {
  const channel =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('anden-cola');
  const flush = () => void offlineQueue.flush(store.getState);
  const recount = () => void offlineQueue.recount(store.getState());
  let session = store.getState().user.JWT;
  const stopRounds = offlineQueue.onRound(({ refused }) => {
    onRefused(refused);
    store.dispatch(api.util.invalidateTags([...tagTypes]));
  });
  const stopSharing = offlineQueue.subscribe(() => {
    channel?.postMessage('changed');
    if (!offlineQueue.isEmpty()) askToWake();
  });
  const stopStore = store.subscribe(() => {
    const now = store.getState().user.JWT;
    if (now === session) return;
    session = now;
    flush();
  });
  channel?.addEventListener('message', recount);
  window.addEventListener('online', flush);
  const stopWaking = onWake(flush);
  void keptAnswers.keepOnly(store.getState());
  flush();
  return () => {
    stopWaking();
    stopRounds();
    stopStore();
    stopSharing();
    channel?.close();
    window.removeEventListener('online', flush);
  };
}
