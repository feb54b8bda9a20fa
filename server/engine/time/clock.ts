/** How far the product's time is ahead of the machine's; zero in use. */
let aheadMs = 0;

/** The time of the product. Only this file and machineTime.ts ask the machine for it. */
export const clock = {
  /** Milliseconds since 1970. */
  ms: (): number => Date.now() + aheadMs,
  now: (): Date => new Date(clock.ms()),
  isMoved: (): boolean => aheadMs !== 0,
  aheadMs: (): number => aheadMs,
};

/** For the start of a process, and for tests: the time goes on from there. */
export function moveClock(toAheadMs: number): void {
  aheadMs = Math.round(toAheadMs);
}

export const moveClockTo = (moment: Date): void => moveClock(moment.getTime() - Date.now());
