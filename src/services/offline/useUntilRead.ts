import { useRef } from 'react';
import type { QueuedChange } from './queuedChange';

/** Changes that were sent count until what they change is read again, or a line would start anew for a moment. */
export function useUntilRead(waiting: readonly QueuedChange[], readAt: number | undefined) {
  const last = useRef({ waiting, readAt });
  if (waiting.length > 0 || last.current.readAt !== readAt) last.current = { waiting, readAt };
  return last.current.waiting;
}
