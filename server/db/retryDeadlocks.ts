import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 8;
/** One of two that waited for each other, or a snapshot that others overtook: run again, it works. */
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
