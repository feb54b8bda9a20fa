import type { PayConceptFields } from '@contract/liquidations/payConcept';
import Big from 'big.js';

/** A sum is what a concept comes to in a place. */
export interface PlacedSum {
  code: string;
  kind: PayConceptFields['kind'];
  account: string;
  counterAccount: string;
  centre: string;
  amount: string;
}

interface BookLine {
  account: string;
  /** Only of what is spent: what is owed is owed by the whole organisation. */
  centre: string;
  /** Against zero: what is spent is above it, what is owed below. */
  amount: Big;
}

const PAYABLE = 'Sueldos a pagar';
const accountOf = (account: string, code: string) => account || `Sin cuenta (${code})`;

/** The two sides of a sum, which come to nothing together. */
function sidesOf(sum: PlacedSum): BookLine[] {
  const { code, kind, account, counterAccount, centre } = sum;
  const amount = new Big(sum.amount);
  const own = accountOf(account, code);
  const owed = (to: string, much: Big) => ({ account: to, centre: '', amount: much.neg() });
  switch (kind) {
    case 'informative':
      return [];
    case 'deduction':
      return [owed(own, amount), owed(PAYABLE, amount.neg())];
    case 'employer':
      return [
        { account: own, centre, amount },
        owed(accountOf(counterAccount, `${code}, a pagar`), amount),
      ];
    default:
      return [{ account: own, centre, amount }, owed(PAYABLE, amount)];
  }
}

/** Expenses by account and place stand against debts: to people, to the State, to the union. */
export function bookEntry(sums: readonly PlacedSum[]): BookLine[] {
  const found = new Map<string, BookLine>();
  for (const { account, centre, amount } of sums.flatMap(sidesOf)) {
    const key = JSON.stringify([account, centre]);
    const before = found.get(key)?.amount;
    found.set(key, { account, centre, amount: before ? before.plus(amount) : amount });
  }
  return [...found.values()]
    .filter(({ amount }) => !amount.eq(0))
    .toSorted(
      (a, b) =>
        Number(b.amount.gt(0)) - Number(a.amount.gt(0)) ||
        a.account.localeCompare(b.account, 'es') ||
        a.centre.localeCompare(b.centre, 'es'),
    );
}
