import { z } from 'zod';
import { instant } from './id';

const YEAR_MS = 31_622_400_000;

/** When it was done, as the device says it, and how far its clock was measured to be off: a change that waits for the network arrives later. */
export const claimedMoment = {
  claimedAt: instant,
  clockOffset: z.int().min(-YEAR_MS).max(YEAR_MS).nullable().default(null),
};
