import { useMemo, useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import { waitingChanges } from '@/services/offline/waitingChanges';
import type { DayPunch, PunchNowOutput } from '@/services/wms/generated/markings.gen';

const ACCION = 'fichada.fichar';

/** The punches made without network that are not sent yet, in the order in which they were made. */
export function useWaitingPunches(): DayPunch[] {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  return useMemo(
    () =>
      pending
        .filter(({ accion }) => accion === ACCION)
        .map(({ body }) => {
          // The same words as the one who punched was told.
          const answer = waitingChanges[ACCION]?.answer?.(body, {} as never) as PunchNowOutput;
          return answer.punch;
        }),
    [pending],
  );
}
