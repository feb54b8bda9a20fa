/**
 * The time of this machine, for what is compared with it: what a library or the service worker stamped, what outlives a page,
 * and a punch, which says what this clock claims and how far it is from the server’s. Everything else asks clock.ts.
 */
export const machineMs = (): number => Date.now();
