import { useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let minute = Math.floor(Date.now() / 60_000);
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  minute = Math.floor(Date.now() / 60_000);
  for (const listener of listeners) listener();
}

// One clock for the whole page, however many times are shown.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 60_000);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Rerenders each minute. */
export function useMinute(): number {
  return useSyncExternalStore(subscribe, () => minute);
}
