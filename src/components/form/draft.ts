/** A draft is what somebody began to write in a form and did not send. */
export interface Draft {
  values: unknown;
  /** The version of the record when the person began to write over it. */
  version: number;
  /** The values that the form began with: everything that differs from them was written by the person. */
  base: unknown;
  /** Chosen and not yet with the server. */
  files: readonly File[];
}
