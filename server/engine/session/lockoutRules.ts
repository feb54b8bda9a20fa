/** Many people may share one address, so it gets more patience. */
export const ADDRESS_FAILURES = 50;

/** How many seconds one waits once the allowed failures are used up, and after each one more: up to an hour. */
export const waits = [30, 60, 120, 240, 480, 960, 1920, 3600] as const;
