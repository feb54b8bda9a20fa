import { isAppError } from './appError';

/** The version that another person just saved, who it was and when, where that is why a save was refused. */
export interface SavedBefore<Stored> {
  stored: Stored;
  by: string | null;
  at: string | null;
}

interface StaleDetail<Stored> {
  current?: Stored | null;
  changed?: { by: string | null; at: string } | null;
}

/** Whether a change was refused because somebody else was first. */
export const isStale = (error: unknown): boolean =>
  isAppError(error) && error.code === 'conflicto_version';

export function storedVersion<Stored>(error: unknown): SavedBefore<Stored> | null {
  if (!isAppError(error) || !isStale(error)) return null;
  const { current, changed } = (error.data ?? {}) as StaleDetail<Stored>;
  if (!current) return null;
  return { stored: current, by: changed?.by ?? null, at: changed?.at ?? null };
}
