/** Many people may share one address, so it gets more patience. */
export const ADDRESS_FAILURES = 50;
const LONGEST_WAIT = 3600;

/** Nothing up to the allowed failures, then 30 s, 60 s, 120 s… up to an hour. */
export function waitSeconds(failures: number, allowed: number): number {
  if (failures < allowed) return 0;
  return Math.min(LONGEST_WAIT, 30 * 2 ** Math.min(10, failures - allowed));
}
