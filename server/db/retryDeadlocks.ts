import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 8;
/** A transaction that waited for another that waited for it, or whose snapshot others overtook, works when it runs again. */
const passing = new Set(['40P01', '40001']);

export function isPassing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return (typeof code === 'string' && passing.has(code)) || isPassing(cause);
}

/** Runs a whole transaction again when PostgreSQL gave it up for another; no person sees a deadlock. */
export async function retryDeadlocks<T>(transaction: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transaction();
    } catch (error) {
      if (attempt === TRIES || !isPassing(error)) throw error;
      await wait(Math.random() * 20 * attempt);
    }
  }
}
