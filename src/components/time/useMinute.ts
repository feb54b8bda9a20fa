import { useSyncExternalStore } from 'react';
import { clock, onClockMoved } from '@/utils/clock';

const listeners = new Set<() => void>();
const minuteNow = () => Math.floor(clock.ms() / 60_000);
let minute = minuteNow();
let timer: ReturnType<typeof setInterval> | undefined;

function tick() {
  minute = minuteNow();
  for (const listener of listeners) listener();
}

// A single clock serves the whole page, however many times are shown.
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(tick, 60_000);
  const leave = onClockMoved(tick);
  return () => {
    leave();
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
