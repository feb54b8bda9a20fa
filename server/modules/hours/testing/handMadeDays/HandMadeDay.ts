import type { HourFigure } from '@contract/hours/hourFigures';
import type { HandMade } from '../handMade';

/** November 2026: the 18th is a Wednesday, the 21st a Saturday. */
type Days = Record<string, Partial<Record<HourFigure, number>>>;

/** What a day comes to, reckoned by hand; whatever is not said is nothing. */
export type HandMadeDay = [what: string, told: HandMade, days: Days];
