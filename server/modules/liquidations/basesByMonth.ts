import type Big from 'big.js';
import { addDays, daysFromTo } from '../../engine/time/days';
import type { PaidSpan, PayFacts } from './payFacts';
import { periodSpan } from './payPeriods';

export type MonthBases = Record<string, Record<string, string>>;

/** This counts how many days some spans have in each month. */
export function daysByMonth(spans: readonly PaidSpan[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { from, to } of spans) {
    for (let day = from; day <= to; ) {
      const period = day.slice(0, 'AAAA-MM'.length);
      const end = periodSpan(period).to;
      const last = end < to ? end : to;
      found.set(period, (found.get(period) ?? 0) + daysFromTo(day, last));
      day = addDays(last, 1);
    }
  }
  return found;
}

/** Vacations of two months count in each by their days, for what looks back; rounding leaves nothing over. */
export function basesByMonth(
  bases: ReadonlyMap<string, Big>,
  { vacations = [] }: PayFacts,
  period: string,
): MonthBases {
  const days = [...daysByMonth(vacations)];
  if (days.every(([month]) => month === period)) return {};
  const all = days.reduce((sum, [, count]) => sum + count, 0);
  const left = new Map(bases);
  return Object.fromEntries(
    days.map(([month, count], index) => {
      const shares = [...bases].map(([base, sum]) => {
        const rest = left.get(base) ?? sum;
        const share = index === days.length - 1 ? rest : sum.times(count).div(all).round(2);
        left.set(base, rest.minus(share));
        return [base, share.toFixed(2)];
      });
      return [month, Object.fromEntries(shares)];
    }),
  );
}
