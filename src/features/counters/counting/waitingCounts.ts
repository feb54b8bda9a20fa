import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import type { CountTask } from '@/services/wms/generated/counters.gen';

const accions: readonly string[] = ['conteo.contar', 'conteo.agregarHallado'];
const isOf = (id: number) => (change: QueuedChange) =>
  accions.includes(change.accion) && change.body.id === id;

/** The lines that are still to be counted once what waits for the network is sent. */
export const withoutWaiting = (
  tasks: readonly CountTask[],
  waiting: readonly Pick<QueuedChange, 'body'>[],
): CountTask[] => tasks.filter(({ id }) => !waiting.some(({ body }) => body.lineId === id));

/** Tells what was counted without network and waits, and what the server then refused. */
export function useWaitingCounts(id: number) {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  return { waiting: pending.filter(isOf(id)), refused: refused.filter(isOf(id)) };
}
