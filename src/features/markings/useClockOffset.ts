import { useSyncExternalStore } from 'react';
import { keptAnswers } from '@/services/offline/keptAnswers';

interface Read {
  data?: { serverTime: string };
  /** By this device's clock. */
  fulfilledTimeStamp?: number;
}

/** By how many milliseconds this device's clock is behind the server's; null until that was measured. */
export function useClockOffset(
  { data, fulfilledTimeStamp }: Read,
  endpoint: 'getPunchState' | 'getCredential',
): number | null {
  const ages = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.ages);
  // What was kept was measured when it came, not when it was read again.
  const kept = [...ages].find(([entry]) => entry.startsWith(endpoint))?.[1];
  const readAt = kept ?? fulfilledTimeStamp;
  if (!data || readAt === undefined) return null;
  return Math.round(Date.parse(data.serverTime) - readAt);
}
