import { isAppError } from './appError';

/** What somebody else just saved, who it was and when, where that is why a save was refused. */
export interface SavedBefore<Stored> {
  stored: Stored;
  by: string | null;
  at: string | null;
}

interface StaleDetail<Stored> {
  current?: Stored | null;
  changed?: { by: string | null; at: string } | null;
}

export function storedVersion<Stored>(error: unknown): SavedBefore<Stored> | null {
  if (!isAppError(error) || error.code !== 'conflicto_version') return null;
  const { current, changed } = (error.data ?? {}) as StaleDetail<Stored>;
  if (!current) return null;
  return { stored: current, by: changed?.by ?? null, at: changed?.at ?? null };
}
