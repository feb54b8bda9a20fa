/** All costs are minutes, so that forgetting a touch can be held against coming late. */
export const pairingCosts = {
  /** A person forgot to touch once. */
  missing: 200,
  /** A stretch, or a touch by itself, that has no shift. */
  noShift: 60,
  /** A shift that is over and to which nobody came. */
  unattended: 200,
  /** A person goes out and comes back where no break is planned to be punched. */
  unplannedLeave: 60,
  /** An exit so soon after its entry is rather a finger that touched twice. */
  short: 200,
  doubleTouch: 5,
  /** More for each minute between both touches. */
  doubleMinute: 3,
} as const;

/** Until when, in minutes, the same touch may be repeated. */
export const REPEAT_MINUTES = 15;
export const SHORT_MINUTES = 5;

/** Work without a shift is believed up to a usual day, and half as much beyond it. */
export const lengthCost = (minutes: number): number => Math.max(0, Math.floor((minutes - 480) / 2));

/** Longer away than for a meal is perhaps gone for good. */
export const awayCost = (minutes: number): number => Math.max(0, Math.floor((minutes - 120) / 2));

/** A meal lies in the middle of a shift: somebody who goes near its end goes home. */
export const mealCost = (at: number, from: number, to: number): number =>
  Math.floor(Math.abs(at - Math.floor((from + to) / 2)) / 2);

export const doubleCost = (gap: number): number =>
  pairingCosts.doubleTouch + pairingCosts.doubleMinute * gap;
