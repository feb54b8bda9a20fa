/** True where PostgreSQL refused because other rows still point here, also where a library wrapped the error. */
export function isForeignKeyFault(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code === '23503' || isForeignKeyFault(cause);
}
