import { tagTypes } from '@contract/core/tags';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { SessionState } from '../session/sessionStore';
import { api } from '../wms/api';
import { askToWake, onWake } from './appWorker';
import { keptAnswers } from './keptAnswers';
import { offlineQueue, type Round } from './offlineQueue';
import { drawnAtOnce } from './waitingChanges';

/** After these there is nothing to ask again: their page knows what they changed. */
const readByItself: ReadonlySet<string> = new Set([...drawnAtOnce, 'conversacion.marcarLeida']);

interface OfflineStore {
  getState(): SessionState;
  subscribe(listener: () => void): () => void;
  dispatch: ThunkDispatch<unknown, unknown, UnknownAction>;
}

/** Messages that went out stand where the others do. */
async function showSent(store: OfflineStore, said: Round['answers']): Promise<void> {
  const { applySent } = await import('../chats/applySent');
  applySent(store, said);
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
  const stopRounds = offlineQueue.onRound(({ refused, answers }) => {
    onRefused(refused);
    const said = answers.filter(({ change }) => drawnAtOnce.has(change.accion));
    if (said.length > 0) void showSent(store, said);
    const others = answers.filter(({ change }) => !readByItself.has(change.accion));
    // The others may show on any page.
    if (others.length + refused.length > 0) store.dispatch(api.util.invalidateTags([...tagTypes]));
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
