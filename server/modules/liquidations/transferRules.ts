import type { transferActions } from '@contract/liquidations/payRejection';
import Big from 'big.js';
import type { Day } from '../../engine/time/days';
import type { Run } from './runRules';

export type TransferAction = (typeof transferActions)[number];

/** The last time that the bank sent somebody's transfer back. */
interface LastRejection {
  rejectedOn: Day;
  paidOn: Day | null;
}

type Transferred = Pick<Run, 'state' | 'reversesId' | 'paidOn'>;

/** Lists what may be noted of somebody's transfer: nobody was paid before the run was, nor is paid less than nothing. */
export function actionsOfTransfer(
  { state, reversesId }: Transferred,
  net: string,
  last: LastRejection | undefined,
): TransferAction[] {
  if (state !== 'paid' || reversesId !== null || !new Big(net).gt(0)) return [];
  if (!last) return ['reject'];
  return last.paidOn === null ? ['repay', 'undo'] : ['reject', 'undo'];
}

/** The last day on which they were paid, or on which the bank said no: what is noted next is not before. */
export const transferSince = (
  { paidOn }: Transferred,
  last: LastRejection | undefined,
): Day | null => (last ? (last.paidOn ?? last.rejectedOn) : paidOn);
