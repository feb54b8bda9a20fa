import { isAppError } from './appError';

const waits = [300, 1200];
const passing = new Set([502, 503, 504]);

function mayPass(error: unknown): boolean {
  if (!isAppError(error)) return false;
  return passing.has(error.status) || (error.code === 'sin_red' && navigator.onLine);
}

/** Tries again what failed on the way. Safe for changes too: their key makes the server do them once. */
export async function retrying<T>(send: () => Promise<T>, signal?: AbortSignal): Promise<T> {
  for (const wait of waits) {
    try {
      return await send();
    } catch (error) {
      if (!mayPass(error) || signal?.aborted) throw error;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
  return send();
}
