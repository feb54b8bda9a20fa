/**
 * The time of this machine, for what is compared with it: what a library or the service worker stamped, and what outlives
 * a page. Everything else asks clock.ts.
 */
export const machineMs = (): number => Date.now();
