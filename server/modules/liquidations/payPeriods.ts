import type { Half } from '@contract/liquidations/half';
import { addDays, monthEnd, monthStart } from '../../engine/time/days';

const monthOfPeriod = (period: string): [year: number, month: number] => [
  Number(period.slice(0, 4)),
  Number(period.slice(5, 7)),
];

/** The days of a month. */
export function periodSpan(period: string): { from: string; to: string } {
  const [year, month] = monthOfPeriod(period);
  return { from: monthStart(year, month), to: monthEnd(year, month) };
}

const HALF_ENDS = '15';
const HALF_BEGINS = '16';

/** The days that a run pays: a month, or a half of one. */
export function paidSpan({ period, half = null }: { period: string; half?: Half | null }) {
  const { from, to } = periodSpan(period);
  if (half === 'first') return { from, to: `${period}-${HALF_ENDS}` };
  return half === 'second' ? { from: `${period}-${HALF_BEGINS}`, to } : { from, to };
}

/** "2026-01" comes after "2025-12". */
export const monthBefore = (period: string): string =>
  addDays(`${period}-01`, -1).slice(0, 'AAAA-MM'.length);

/** The half of the year in which a month lies, to its end. */
export function semesterSpan(period: string): { from: string; to: string } {
  const [year, month] = monthOfPeriod(period);
  const first = month <= 6 ? 1 : 7;
  return { from: monthStart(year, first), to: monthEnd(year, first + 5) };
}
