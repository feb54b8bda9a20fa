import type { Day } from '../engine/time/days';
import { nowIn } from '../engine/time/nowIn';

/** The first of the month so many months ago. */
export const firstBack = (months: number): Day =>
  nowIn().startOf('month').minus({ months }).toISODate() ?? '';

/** The two months before this one are there from the start: their pay is. */
export const demoBegins = (): Day => firstBack(2);

/** How many months the demo has, with this one: two years, and one for the first of them to look back on. */
const MONTHS = 25;

/** The first of each month before those, the newest first. */
export const demoPast = (): Day[] =>
  Array.from({ length: MONTHS - 3 }, (_, index) => firstBack(3 + index));
