/**
 * The time of the machine, for what is compared with it: times of files, and what other servers check by their own clock.
 * Everything else asks clock.ts.
 */
export const machineMs = (): number => Date.now();
