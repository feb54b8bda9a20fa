import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';

/** How many of this person's changes wait for the network. */
export function useWaitingChanges(): number {
  return useSyncExternalStore(offlineQueue.subscribe, offlineQueue.count);
}
