import type { ArrivalAction } from '@contract/receiving/arrival';

export interface ArrivalFacts {
  state: 'expected' | 'receiving' | 'closed' | 'cancelled';
  /** Documents that stand. */
  intakes: number;
}

interface Who {
  plans: boolean;
  receives: boolean;
}

const isOpen = ({ state }: ArrivalFacts) => state === 'expected' || state === 'receiving';

const allowed: Record<ArrivalAction, (arrival: ArrivalFacts, who: Who) => boolean> = {
  receive: (arrival, { receives }) => receives && isOpen(arrival),
  close: ({ state }, { plans }) => plans && state === 'receiving',
  cancel: ({ state }, { plans }) => plans && state === 'expected',
  reverse: ({ state, intakes }, { plans }) => plans && state !== 'cancelled' && intakes > 0,
};

export const allowedArrivalActions = (arrival: ArrivalFacts, who: Who): ArrivalAction[] =>
  (Object.keys(allowed) as ArrivalAction[]).filter((action) => allowed[action](arrival, who));

const stateNames: Record<ArrivalFacts['state'], string> = {
  expected: 'por llegar',
  receiving: 'recibida en parte',
  closed: 'cerrada',
  cancelled: 'cancelada',
};

/** Why an action that was asked for is not among the allowed ones. */
export function arrivalRefusal(arrival: ArrivalFacts, action: ArrivalAction): string {
  const { state } = arrival;
  if (action === 'reverse') return 'No queda ningún ingreso por revertir.';
  if (!isOpen(arrival)) return `La recepción está ${stateNames[state]}: ya no se puede hacer eso.`;
  if (action === 'cancel' && state === 'receiving') {
    return 'Ya llegó una parte: cerrá la recepción, o revertí antes sus ingresos.';
  }
  if (action === 'close' && state === 'expected') {
    return 'Todavía no llegó nada: si no va a llegar, cancelala.';
  }
  return 'Ese paso le corresponde a otra persona.';
}

/** An arrival of which a document is taken back is open again. */
export const stateAfterReversal = (left: number): 'expected' | 'receiving' =>
  left > 0 ? 'receiving' : 'expected';
