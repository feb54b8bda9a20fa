import type { PayRunAction } from '@contract/liquidations/payRun';
import type { PayFlag } from '@contract/liquidations/payRunPerson';
import Big from 'big.js';
import type { payRun } from '../../db/schema/payRuns';
import type { PayFacts } from './payFacts';
import type { ReckonedPay } from './reckonPay';

export type Run = typeof payRun.$inferSelect;

/** Vacations ahead and adjustments come to the same whatever was worked in their month. */
export const readsHours = ({ kind }: Pick<Run, 'kind'>): boolean =>
  kind !== 'vacation' && kind !== 'adjustment';

/** A run that was given to people has nothing left to look at, nor has its reversal. */
export const canStillChange = ({ state, reversesId }: Pick<Run, 'state' | 'reversesId'>): boolean =>
  reversesId === null && ['review', 'pending', 'approved'].includes(state);

/** The figures of such a run no longer change. */
export const settledStates = ['approved', 'publishing', 'published', 'paid'] as const;

export const isSettled = ({ state }: Pick<Run, 'state'>): boolean =>
  settledStates.some((one) => one === state);

const allowed: Readonly<Record<Run['state'], readonly PayRunAction[]>> = {
  draft: ['edit', 'calculate', 'cancel'],
  calculating: ['stop'],
  review: ['calculate', 'submit', 'cancel'],
  pending: ['withdraw'],
  approved: ['withdraw', 'publish', 'cancel'],
  publishing: ['stop'],
  published: ['pay', 'reverse'],
  paid: ['unpay', 'reverse'],
  reversed: [],
  cancelled: [],
};

const ofReversals: readonly PayRunAction[] = ['stop', 'submit', 'withdraw', 'publish', 'cancel'];

/** These actions are possible in the state of a run; permission is asked before. */
export function runActions({
  state,
  batchId,
  reversesId,
}: Pick<Run, 'state' | 'batchId' | 'reversesId'>): readonly PayRunAction[] {
  // Some already have their slip: the rest get theirs, or leave it; whom it takes back it takes back whole.
  if (state === 'approved' && batchId !== null)
    return reversesId === null ? ['publish', 'finish'] : ['publish'];
  // A reversal is its run with the other sign: there is nothing to reckon, to pay or to take back again.
  if (reversesId !== null) return allowed[state].filter((action) => ofReversals.includes(action));
  return allowed[state];
}

interface Compared {
  /** The net that the run before paid them; null where they were not in it. */
  previousNet: string | null;
  /** There was a run before. */
  compared: boolean;
  differencePercent: string;
}

function isDifferent(net: Big, { previousNet, differencePercent }: Compared): boolean {
  if (previousNet === null) return false;
  const before = new Big(previousNet);
  return net.minus(before).abs().gt(before.abs().times(differencePercent).div(100));
}

/** These flags say why a person is worth a look. */
export function flagsOf(pay: ReckonedPay, facts: PayFacts, compared: Compared): PayFlag[] {
  if (pay.problem !== undefined) return ['failed'];
  const { net } = pay.totals;
  const found: Partial<Record<PayFlag, boolean>> = {
    negative: net.lt(0),
    zero: net.eq(0),
    noBank: facts.cbu === null && facts.bankAlias === null,
    openHours: facts.openHours,
    different: isDifferent(net, compared),
    new: compared.compared && compared.previousNet === null,
  };
  return (Object.keys(found) as PayFlag[]).filter((flag) => found[flag]);
}
