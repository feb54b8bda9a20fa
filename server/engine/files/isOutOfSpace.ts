/** The disk's words for it, and PostgreSQL's. */
const codes = new Set(['ENOSPC', 'EDQUOT', 'EROFS', '53100']);

/** Nothing more can be written, here or in the database, however deep the reason lies. */
export function isOutOfSpace(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && codes.has(code)) || isOutOfSpace(cause);
}
