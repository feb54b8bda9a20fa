import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';
import type { ReceiveGoodsInput } from '@/services/wms/generated/receiving.gen';

const isOf = (id: number) => (change: QueuedChange) =>
  change.accion === 'recepcion.recibir' && change.body.id === id;

/** The lines of what was received without network and waits to be sent. */
export const waitingLines = (waiting: readonly Pick<QueuedChange, 'body'>[]) =>
  waiting.flatMap(({ body }) => body.lines as ReceiveGoodsInput['lines']);

/** Tells what was received without network and waits, and what the server then refused. */
export function useWaitingIntakes(id: number) {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  return { waiting: pending.filter(isOf(id)), refused: refused.filter(isOf(id)) };
}
