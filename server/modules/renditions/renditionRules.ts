import type { RenditionAction } from '@contract/renditions/rendition';
import Big from 'big.js';
import type { StoredRendition } from './renditionQueries';

interface Who {
  own: boolean;
  /** Follows and pays those of everybody. */
  pays: boolean;
}

type Standing = Pick<StoredRendition, 'state' | 'paid' | 'advancePaidBy' | 'settledBy'>;

const owns = ({ state, paid }: Standing): RenditionAction[] => {
  if (state === 'draft') return ['resend', 'withdraw'];
  if (state === 'pending' || state === 'handed') return ['withdraw'];
  if (state === 'toPay') return ['withdraw'];
  if (state !== 'open') return [];
  // Money that was taken along is shown or given back, never cancelled.
  return Number(paid) > 0 ? ['lines', 'handIn'] : ['lines', 'handIn', 'withdraw'];
};

/** The actions that may be done with a rendition now; nobody pays or settles their own. */
export function allowedActions(row: Standing, { own, pays }: Who): RenditionAction[] {
  if (own) return owns(row);
  if (!pays) return [];
  const { state, advancePaidBy, settledBy } = row;
  if (state === 'toPay') return ['payAdvance', 'callOff'];
  if (state === 'approved') return ['settle'];
  // Money that a run paid or took is given back by that run alone.
  if (state === 'open' && advancePaidBy === 'transfer') return ['unpayAdvance'];
  return state === 'settled' && settledBy === 'transfer' ? ['unsettle'] : [];
}

export const standing: Record<StoredRendition['state'], string> = {
  draft: 'tiene el anticipo devuelto para corregir',
  pending: 'espera que le aprueben el anticipo',
  toPay: 'tiene el anticipo por pagar',
  open: 'está por rendir',
  handed: 'está en revisión',
  approved: 'está aprobada y por saldar',
  settled: 'ya está saldada',
  rejected: 'está rechazada',
  cancelled: 'está cancelada',
};

interface Sums {
  paid: string;
  sanctioned: string;
}

/** The granted sum less the paid one: more than nothing is owed to the person, less is owed by them. */
export const balanceOf = ({ paid, sanctioned }: Sums) => new Big(sanctioned).minus(paid).toFixed(2);

/** The part of the advance that approved expenses cover, and the part that is left. */
export function coverOf({ paid, sanctioned }: Sums) {
  const balance = new Big(sanctioned).minus(paid);
  const claimed = balance.lt(0) ? sanctioned : paid;
  return {
    claimed,
    balance: balance.toFixed(2),
    toPay: balance.gt(0) ? balance.toFixed(2) : null,
    toReturn: balance.lt(0) ? balance.abs().toFixed(2) : null,
  };
}

export const sumOf = (amounts: readonly string[]) =>
  amounts.reduce((sum, amount) => sum.plus(amount), new Big(0)).toFixed(2);

export const MOST_LINES = 80;

/** Why it cannot be handed in as it is. */
export function handInFault(lines: number, paid: string): string | null {
  if (lines > 0 || Number(paid) > 0) return null;
  return 'Agregá al menos un gasto antes de presentarla.';
}
