const said = /allocation failed|out of memory|invalid (typed )?array (buffer )?length/i;

/** The process got no more memory: whatever reads a file must not take that for a fault of the file's. */
export const isNoRoom = (error: unknown): boolean =>
  error instanceof RangeError && said.test(error.message);
