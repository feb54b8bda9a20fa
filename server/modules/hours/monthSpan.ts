import { monthEnd } from '../../engine/time/days';

/** The days of "2026-10". */
export function monthSpan(month: string) {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return { from: `${month}-01`, to: monthEnd(year, number) };
}
