import type { ReimbursementAction } from '@contract/reimbursements/reimbursement';
import type { StoredReimbursement } from './reimbursementQueries';

interface Who {
  own: boolean;
  /** Follows and pays those of everybody. */
  pays: boolean;
}

/** The actions that may be done with a reimbursement now; nobody marks their own as paid. */
export function allowedActions(
  { state, paidBy }: Pick<StoredReimbursement, 'state' | 'paidBy'>,
  { own, pays }: Who,
): ReimbursementAction[] {
  if (own) {
    if (state === 'draft') return ['resend', 'withdraw'];
    return state === 'pending' ? ['withdraw'] : [];
  }
  if (!pays) return [];
  if (state === 'approved') return ['pay'];
  // Money that a run paid is given back by that run alone.
  return state === 'paid' && paidBy === 'transfer' ? ['unpay'] : [];
}

export const standing: Record<StoredReimbursement['state'], string> = {
  draft: 'volvió a quien lo pidió',
  pending: 'espera aprobación',
  approved: 'está aprobado y por pagar',
  paid: 'ya está pagado',
  rejected: 'está rechazado',
  cancelled: 'está cancelado',
};
