import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { pushNotice } from '@/components/feedback/noticeQueue';
import { startEvents } from '@/services/events/startEvents';
import type { Round } from '@/services/offline/offlineQueue';
import { startOffline } from '@/services/offline/startOffline';
import { unaskedChanges, waitingChanges } from '@/services/offline/waitingChanges';
import { mayNotify } from '@/services/push/pushBrowser';
import { refreshSession } from '@/services/session/refreshSession';
import { startSettings } from '@/services/settings/startSettings';
import type { AppStore } from '../../store';

const RENEW_EVERY = 6 * 60 * 60 * 1000;

/** While the app is open: what others change arrives, and the session and its rights stay fresh. */
export function useLiveSession(): void {
  const store = useStore() as AppStore;
  useEffect(() => {
    const refresh = () => void refreshSession(store.dispatch);
    refresh();
    if (mayNotify()) void agree(store).catch(() => undefined);
    const timer = setInterval(refresh, RENEW_EVERY);
    const stops = [
      startEvents(store, refresh),
      startOffline(store, tellRefused),
      startSettings(store),
    ];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [store]);
}

/** Fetched by those alone who asked for notices on this device. */
async function agree(store: AppStore): Promise<void> {
  const { agreeOnPush } = await import('@/services/push/agreeOnPush');
  await agreeOnPush(store);
}

/** Changes that waited and that the server then refused for good; what was in them can be read from the bar. */
function tellRefused(refused: Round['refused']): void {
  const asked = refused.filter(({ change }) => !unaskedChanges.has(change.accion));
  const [first] = asked;
  // Changes that were made behind the person's back need no telling.
  if (!first) return;
  const { change, error } = first;
  const what =
    asked.length === 1
      ? `${waitingChanges[change.accion]?.name}, que esperaba conexión`
      : `${asked.length} cambios que esperaban conexión`;
  pushNotice({
    text: `No se ${asked.length === 1 ? 'guardó' : 'guardaron'} ${what}. ${error.message}`,
    tone: 'error',
    detail: error.detail,
  });
}
