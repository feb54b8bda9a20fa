/** SQLSTATE classes and system codes of a database that is gone, restarting or out of reach. */
const lost = /^(08|57P|53300)|^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOENT)$/;
const words =
  /timeout exceeded when trying to connect|Connection terminated|is not queryable|after calling end on the pool/;

/** True for a connection that was lost, also where a library wrapped the error. */
export function isLostConnection(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, severity, message, cause } = error as Record<
    'code' | 'severity' | 'message' | 'cause',
    unknown
  >;
  // PostgreSQL ends the session with it, whatever the reason: a database that takes nobody in has no code of its own.
  if (severity === 'FATAL') return true;
  if (typeof code === 'string' && lost.test(code)) return true;
  if (typeof message === 'string' && words.test(message)) return true;
  return isLostConnection(cause);
}
