import type { StockCountAction } from '@contract/counters/stockCount';
import type { StoredCount } from './countQueries';

export interface CountFacts extends Pick<StoredCount, 'state' | 'blind'> {
  pending: number;
  differing: number;
  /** Lines whose adjustment waits for its approval. */
  awaiting: number;
  adjusted: number;
}

interface Who {
  plans: boolean;
}

const stateNames: Record<StoredCount['state'], string> = {
  counting: 'en curso',
  closed: 'cerrado',
  reversed: 'revertido',
  cancelled: 'cancelado',
};

const allowed: Record<StockCountAction, (count: CountFacts, who: Who) => boolean> = {
  // A person who sees the figures would not count blind.
  count: ({ state, pending, blind }, { plans }) =>
    state === 'counting' && pending > 0 && !(blind && plans),
  // Unexpected goods are found also where all that was planned is counted.
  find: ({ state, blind }, { plans }) => state === 'counting' && !(blind && plans),
  settle: ({ state }, { plans }) => plans && state === 'counting',
  close: ({ state, differing, awaiting }, { plans }) =>
    plans && state === 'counting' && differing + awaiting === 0,
  cancel: ({ state, adjusted }, { plans }) => plans && state === 'counting' && adjusted === 0,
  reverse: ({ state, adjusted }, { plans }) => plans && state === 'closed' && adjusted > 0,
};

export const allowedCountActions = (count: CountFacts, who: Who): StockCountAction[] =>
  (Object.keys(allowed) as StockCountAction[]).filter((action) => allowed[action](count, who));

/** Why an action that was asked for is not among the allowed ones. */
export function countRefusal(count: CountFacts, action: StockCountAction): string {
  const { state, blind, pending, differing, awaiting, adjusted } = count;
  const open = state === 'counting';
  if (action === 'reverse') {
    return state === 'closed' && adjusted === 0
      ? 'El conteo no ajustó nada: no hay qué revertir.'
      : `El conteo está ${stateNames[state]}: solo se revierte uno cerrado.`;
  }
  if (!open) return `El conteo está ${stateNames[state]}: ya no se puede hacer eso.`;
  if (action === 'close' && differing > 0) {
    return 'Quedan diferencias por resolver: ajustalas o dejalas como estaban antes de cerrar.';
  }
  if (action === 'close' && awaiting > 0) {
    return 'Hay ajustes que esperan aprobación: esperá la respuesta, o resolvelos de otra manera.';
  }
  if (action === 'cancel' && adjusted > 0) {
    return 'Ya se ajustó alguna línea: cerrá el conteo y revertilo.';
  }
  if (action === 'count' && pending === 0) return 'Ya está todo contado.';
  if ((action === 'count' || action === 'find') && blind) {
    return 'Es un conteo a ciegas y vos ves las existencias: lo cuenta otra persona.';
  }
  return 'Ese paso le corresponde a otra persona.';
}
