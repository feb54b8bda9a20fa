import Big from 'big.js';
import { asc } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { site } from '../../db/schema/organisation';
import { payAmounts } from '../../engine/pay/payParts';
import type { PayFacts } from './payFacts';
import { semesterSpan } from './payPeriods';
import type { Population } from './population';

const unpaid = ['news.unpaidDays', 'leave.unpaidDays'];

/** Decree 1078/84: suspensions and leave without pay take their days off the half-year that SAC is of. */
export async function semesterUnpaid(
  db: Db,
  { kind, period }: Pick<Population, 'kind' | 'period'>,
  personIds: readonly number[],
): Promise<(personId: number) => Pick<PayFacts, 'unpaidOfSemester'>> {
  if (kind !== 'sac' && kind !== 'final') return () => ({});
  const sites = await db.select({ id: site.id }).from(site).orderBy(asc(site.id));
  const span = semesterSpan(period);
  const found = new Map<number, Big>();
  for (const { id: siteId } of sites) {
    const amounts = await payAmounts(db, { siteId, ...span }, personIds, ['news', 'leave']);
    for (const [personId, own] of amounts) {
      const days = unpaid.reduce((sum, key) => sum.plus(own.get(key) ?? 0), new Big(0));
      found.set(personId, days.plus(found.get(personId) ?? 0));
    }
  }
  return (personId) => {
    const days = found.get(personId);
    return days?.gt(0) ? { unpaidOfSemester: days.toFixed() } : {};
  };
}
