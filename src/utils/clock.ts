/** How far the server's time is ahead of this machine's. */
let aheadMs = 0;

const listeners = new Set<() => void>();

/** The time as the server has it. Only this file and machineTime.ts ask the machine for it. */
export const clock = {
  /** Milliseconds since 1970. */
  ms: (): number => Date.now() + aheadMs,
  now: (): Date => new Date(clock.ms()),
  aheadMs: (): number => aheadMs,
};

export function moveClock(toAheadMs: number): void {
  const before = aheadMs;
  aheadMs = Math.round(toAheadMs);
  if (aheadMs !== before) for (const listener of listeners) listener();
}

export function onClockMoved(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
