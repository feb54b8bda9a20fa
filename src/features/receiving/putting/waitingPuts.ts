import { useSyncExternalStore } from 'react';
import { offlineQueue } from '@/services/offline/offlineQueue';
import type { QueuedChange } from '@/services/offline/queuedChange';

const isPut = ({ accion }: QueuedChange) => accion === 'guardado.guardar';

/** Tells what was put away without network and waits, and what the server then refused. */
export function useWaitingPuts() {
  const pending = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.pending);
  const refused = useSyncExternalStore(offlineQueue.subscribe, offlineQueue.refused);
  return { waiting: pending.filter(isPut), refused: refused.filter(isPut) };
}
