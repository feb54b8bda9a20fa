import { useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';

let printing = false;
const listeners = new Set<() => void>();

/** Drawn before the browser goes on: what is only on paper is there when it looks. */
export function setPrinting(now: boolean): void {
  printing = now;
  flushSync(() => {
    for (const listener of listeners) listener();
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** True while the page goes to paper. */
export const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printing);
