import type { LoanAction, loanRecord } from '@contract/loans/loan';
import { centsOf, fromCents, monthAfter } from '@contract/loans/loanPlan';
import type { loanInstalment } from '../../db/schema/loans';

export type Instalment = typeof loanInstalment.$inferSelect;
export type LoanState = (typeof loanRecord.shown.state.values)[number];

/** The amount that is left of an instalment, in cents. */
export const leftOf = ({
  state,
  amount,
  covered,
}: Pick<Instalment, 'state' | 'amount' | 'covered'>) =>
  state === 'due' ? centsOf(amount) - centsOf(covered) : 0;

const kept: Partial<Record<LoanState, readonly LoanAction[]>> = {
  toPay: ['pay', 'callOff'],
  inRun: ['pay', 'callOff'],
  active: ['settle', 'pause'],
  paused: ['resume', 'settle'],
};

const own: Partial<Record<LoanState, readonly LoanAction[]>> = {
  draft: ['edit', 'withdraw'],
  pending: ['withdraw'],
};

/** The actions that may be done with a loan now: nobody pays, pauses or settles their own. */
export const loanActionsOn = (
  state: LoanState,
  by: { owner: boolean; keeper: boolean },
): readonly LoanAction[] => (by.owner ? own[state] : by.keeper ? kept[state] : undefined) ?? [];

export type Covered = Pick<Instalment, 'id' | 'covered' | 'state'>;

/** Money given back before its time pays the last instalments first: the loan ends sooner, each month stays as it was. */
export function coverFromTheEnd(instalments: readonly Instalment[], amount: string): Covered[] {
  let left = centsOf(amount);
  const changed: Covered[] = [];
  for (const one of instalments.toSorted((a, b) => b.number - a.number)) {
    const taken = Math.min(left, leftOf(one));
    if (taken === 0) continue;
    left -= taken;
    const covered = fromCents(centsOf(one.covered) + taken);
    changed.push({ id: one.id, covered, state: taken === leftOf(one) ? 'covered' : 'due' });
  }
  if (left > 0) throw new Error('more was given back than was owed');
  return changed;
}

export type Moved = Pick<Instalment, 'id' | 'number' | 'period'>;

/** This moves the instalments still due, to one a month from a month on. */
export const fromMonth = (instalments: readonly Instalment[], first: string): Moved[] =>
  instalments
    .filter(({ state }) => state === 'due')
    .toSorted((a, b) => a.period.localeCompare(b.period) || a.number - b.number)
    .map(({ id, number }, index) => ({ id, number, period: monthAfter(first, index) }));

/** Instalments for which a pay was too low go after the last one: no month takes two. */
export function afterTheLast(
  instalments: readonly Instalment[],
  skipped: readonly number[],
  period: string,
): Moved[] {
  const last = instalments
    .filter(({ state }) => state === 'due')
    .reduce((latest, one) => (one.period > latest ? one.period : latest), period);
  return instalments
    .filter(({ id }) => skipped.includes(id))
    .toSorted((a, b) => a.number - b.number)
    .map(({ id, number }, index) => ({ id, number, period: monthAfter(last, index + 1) }));
}
