import { useEffect } from 'react';
import { useStore } from 'react-redux';
import { startEvents } from '@/services/events/startEvents';
import { startOffline } from '@/services/offline/startOffline';
import { refreshSession } from '@/services/session/refreshSession';
import { startSettings } from '@/services/settings/startSettings';
import type { AppStore } from '../../store';
import { tellDropped } from './tellDropped';

const RENEW_EVERY = 6 * 60 * 60 * 1000;

/** While the app is open: what others change arrives, and the session and its rights stay fresh. */
export function useLiveSession(): void {
  const store = useStore() as AppStore;
  useEffect(() => {
    const refresh = () => void refreshSession(store.dispatch);
    refresh();
    const timer = setInterval(refresh, RENEW_EVERY);
    const stops = [
      startEvents(store, refresh),
      startOffline(store, tellDropped),
      startSettings(store),
    ];
    return () => {
      clearInterval(timer);
      for (const stop of stops) stop();
    };
  }, [store]);
}
