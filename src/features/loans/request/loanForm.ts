import { money } from '@contract/core/money';
import { monthWords } from '@contract/core/rangeText';
import { type AskedLoan, assessLoan } from '@contract/loans/assessLoan';
import { loanRecord } from '@contract/loans/loan';
import { type HeldBy, recordForm } from '@/components/record/recordForm';
import type { LoanTerms } from '@/services/wms/generated/loans.gen';

/** The form follows the types that there are. */
export const loanForm = (types: LoanTerms['types']) =>
  recordForm(loanRecord, {
    show: {
      typeId: (held) => types.find(({ id }) => id === held)?.name ?? '—',
      firstPeriod: (held) => (held ? monthWords(String(held)) : ''),
    },
  });

export type LoanForm = ReturnType<typeof loanForm>;
export type LoanValues = HeldBy<LoanForm>;

/** The loan as it was filled in so far, where it is enough to say what it would come to. */
export function askedOf({
  typeId,
  amount,
  instalments,
  firstPeriod,
}: LoanValues): AskedLoan | null {
  const typed = money.safeParse(amount);
  const count = Number(instalments);
  const enough = typeof typeId === 'number' && typed.success && firstPeriod !== '';
  if (!enough || !Number.isInteger(count) || count < 1 || count > 60) return null;
  return { typeId, amount: typed.data, instalments: count, firstPeriod };
}

/** The same reckoning that the server does when it is sent. */
export function effectOf(terms: LoanTerms, values: LoanValues) {
  const asked = askedOf(values);
  return asked && assessLoan(terms, asked);
}
