/** A Monday, 11:00 in Buenos Aires: where the clock stands when a run of tests begins. */
export const TEST_MOMENT = Date.parse('2026-11-23T11:00:00-03:00');
