import { useSyncExternalStore } from 'react';
import { useStore } from 'react-redux';
import { useMinute } from '@/components/time/useMinute';
import { keptAnswers } from '@/services/offline/keptAnswers';
import { offlineQueue } from '@/services/offline/offlineQueue';
import { useAppSelector } from '../hooks';
import type { RootState } from '../store';
import { offlineText } from './offlineText';
import { QuietBar } from './QuietBar';
import { selectUnreachable } from './session/callFailures';
import { useRefetchFailed } from './session/useRefetchFailed';
import { useOnline } from './useOnline';

/** The banner says that there is no network, how old the data on screen is, and what waits to be sent. */
export function OfflineBanner() {
  const online = useOnline();
  const reachable = !useAppSelector(selectUnreachable);
  const refetch = useRefetchFailed();
  const waiting = useWaitingChanges();
  const readAt = useOldestShown();
  const store = useStore<RootState>();
  useMinute();
  const retry = () => {
    void offlineQueue.flush(store.getState);
    refetch();
  };
  return (
    <QuietBar
      icon="offline"
      text={offlineText({ online, reachable, waiting, readAt })}
      action={online ? { label: 'Reintentar', onClick: retry } : undefined}
    />
  );
}

/** How many of this person's changes wait for the network. */
function useWaitingChanges(): number {
  return useSyncExternalStore(offlineQueue.subscribe, offlineQueue.count);
}

/** When the server gave the oldest of what the page now shows from an earlier visit; null when all is of this one. */
function useOldestShown(): number | null {
  const ages = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.ages);
  const shown = useAppSelector(({ wms }) => wms.subscriptions);
  const times = [...ages].flatMap(([entry, at]) => (shown[entry] ? [at] : []));
  return times.length > 0 ? Math.min(...times) : null;
}
