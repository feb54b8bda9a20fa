import { conflict } from '../http/fault';
import { staleVersion } from '../http/staleVersion';
import type { StoredRequest } from './seats';

/** A decider saw the version on screen, or the list at a moment. */
export type Seen = { version: number } | { seenAt: Date };

/**
 * No store: who decides second hears first who was first, a list says when it was read instead of a version,
 * and only the module knows how what changed is shown.
 */
export function refuseUnseen(request: StoredRequest, seen: Seen): void {
  if ('version' in seen) {
    if (seen.version !== request.version) throw staleVersion(null, null);
  } else if (request.changedAt > seen.seenAt) {
    throw conflict('Cambió desde que abriste la lista: mirala de nuevo antes de decidir.');
  }
}
