import { planInstalments } from '@contract/loans/loanPlan';
import { loanInstalment } from '../../db/schema/loans';
import type { Ends } from '../../engine/store/defineChanges';
import { putInstalments } from './dueItems';
import { loanStore, type StoredLoan } from './loanStore';

interface Lending {
  paidOn: string;
  /** The first month whose pay may give it back. */
  earliest: string;
  /** The run that paid it; none where it was transferred. */
  run?: string;
  accountId: number | null;
}

/** The money is given: from now on it is owed, in instalments that the next pays take. */
export async function lendLoan(ends: Ends, before: StoredLoan, lending: Lending): Promise<void> {
  const { paidOn, earliest, run, accountId } = lending;
  const first = before.firstPeriod < earliest ? earliest : before.firstPeriod;
  const rows = await ends.db
    .insert(loanInstalment)
    .values(
      planInstalments(before.amount, before.instalments, first).map((one) => ({
        loanId: before.id,
        ...one,
      })),
    )
    .returning();
  await putInstalments(ends.db, before, rows);
  const facts = run === undefined ? { on: paidOn } : { on: paidOn, run };
  await loanStore.write(
    ends,
    before,
    { stage: 'active', paidOn },
    { kind: 'lent', accountId, told: { amount: before.amount, ...facts } },
  );
}
