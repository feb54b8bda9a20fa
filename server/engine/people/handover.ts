/** From whom, to whom, and since when. */
export interface Handover {
  from: number;
  to: number;
  /** The day after the last one, or today where that was before. */
  since: string;
  reason: string;
}
