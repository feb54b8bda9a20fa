/** A run of fewer rows is not judged: one refused row of one says nothing. */
export const LEAST_JUDGED_ROWS = 10;

/** Whether a run refused more than its link allows; null where it has too few rows to say. */
export function refusesTooMany(
  { read, rejected }: { read: number; rejected: number },
  percent: number,
): boolean | null {
  return read < LEAST_JUDGED_ROWS ? null : rejected * 100 > percent * read;
}
