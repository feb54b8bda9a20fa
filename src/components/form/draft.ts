/** What somebody began to write in a form and did not send. */
export interface Draft {
  values: unknown;
  /** Of the record when the person began to write over it. */
  version: number;
  /** What the form held when it began: what else differs was written by somebody. */
  base: unknown;
  /** Chosen and not yet with the server. */
  files: readonly File[];
}
