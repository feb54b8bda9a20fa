import { useSyncExternalStore } from 'react';
import { keptAnswers } from '@/services/offline/keptAnswers';
import { clock } from '@/utils/clock';

interface Read {
  data?: { serverTime: string };
  /** The time of the answer by this device's clock. */
  fulfilledTimeStamp?: number;
}

/** The milliseconds that this device's clock is behind the server's; null until that was measured. */
export function useClockOffset(
  { data, fulfilledTimeStamp }: Read,
  endpoint: 'getPunchState' | 'getCredential',
): number | null {
  const ages = useSyncExternalStore(keptAnswers.subscribe, keptAnswers.ages);
  if (!data) return null;
  // The answer that was kept says the hour of another day; how far this device is off stays from the last trip to the server.
  const isKept = [...ages.keys()].some((entry) => entry.startsWith(endpoint));
  if (isKept) return clock.aheadMs();
  return fulfilledTimeStamp === undefined
    ? null
    : Math.round(Date.parse(data.serverTime) - fulfilledTimeStamp);
}
