import { drawFormerSlip } from './formerSlip';
import type { PaySlip } from './paySlip';
import { drawSectionedSlip } from './sectionedSlip';

/** The first month whose receipts have four sections (decree 407/2026). */
const SECTIONS_SINCE = '2026-06';

/** Draws a slip by the rules of its month: those of before keep the shape that they had then. */
export const drawPaySlip = (slip: PaySlip): Promise<Uint8Array> =>
  slip.period < SECTIONS_SINCE ? drawFormerSlip(slip) : drawSectionedSlip(slip);
