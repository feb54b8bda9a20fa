import type { Db } from '../../db/Db';
import { amountsOf } from './amountsOf';
import type { PayFacts } from './payFacts';
import { paidSpan } from './payPeriods';
import type { Population } from './population';
import { readsHours } from './runRules';

type Halves = Pick<PayFacts, 'amounts' | 'firstHalf'>;

/** This reads each person's days of a run: days that another run of the month paid are not paid again. */
export async function halfAmounts(db: Db, run: Population, only?: readonly number[]) {
  const { kind, period, half } = run;
  const [whole, first, second] = await Promise.all([
    readsHours(run) ? amountsOf(db, paidSpan(run), only) : null,
    half === 'second' ? amountsOf(db, paidSpan({ period, half: 'first' }), only) : null,
    kind === 'final' ? amountsOf(db, paidSpan({ period, half: 'second' }), only) : null,
  ]);
  return (id: number, paid: PayFacts['paid'] = []): Halves => {
    const firstHalf = first ? { firstHalf: first.get(id) ?? {} } : {};
    if (paid.includes('monthly')) return { amounts: {} };
    const rest = paid.includes('fortnight') ? second : whole;
    return { amounts: rest?.get(id) ?? {}, ...firstHalf };
  };
}
