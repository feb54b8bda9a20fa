import { isAppError } from './appError';

/** The record as somebody else just saved it, where that is why a save was refused. */
export function storedVersion<Stored>(error: unknown): Stored | null {
  if (!isAppError(error) || error.code !== 'conflicto_version') return null;
  return (error.data as { current?: Stored } | undefined)?.current ?? null;
}
