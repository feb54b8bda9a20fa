import type { HourFigure } from '@contract/hours/hourFigures';
import type { HandMade } from '../handMade';

/** November 2026: the 18th is a Wednesday, the 21st a Saturday. */
type Days = Record<string, Partial<Record<HourFigure, number>>>;

/** A day reckoned by hand; figures that it does not name are zero. */
export type HandMadeDay = [what: string, told: HandMade, days: Days];
