/** True where PostgreSQL refused with this SQLSTATE, also where a library wrapped the error. */
export function hasSqlState(error: unknown, state: string): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === state || hasSqlState(cause, state);
}

/** Another transaction held for longer than was to be waited what this one asked for. */
export const LOCK_TIMEOUT = '55P03';
/** Other rows still point here. */
export const FOREIGN_KEY = '23503';
/** A row with the same key is there already. */
export const UNIQUE = '23505';
/** An exclusion constraint: it overlaps with another row. */
export const EXCLUSION = '23P01';
