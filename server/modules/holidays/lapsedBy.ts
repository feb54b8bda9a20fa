import type { Db } from '../../db/Db';
import { type Day, monthEnd } from '../../engine/time/days';
import type { YearBalance } from './balanceRules';
import { leaveFigures } from './leaveFigures';

export interface LapsedYear {
  year: number;
  days: number;
  /** The last day on which they can be taken. */
  on: Day;
}

/** Tells which days that somebody has today will have lapsed when a leave begins; closed years have lapsed already. */
export async function lapsedBy(
  db: Db,
  years: readonly YearBalance[],
  begins: Day,
): Promise<LapsedYear[]> {
  const lapsed: LapsedYear[] = [];
  for (const { year, left, closed } of years) {
    if (closed || left <= 0) continue;
    // The figures that rule are those of the year in which they lapse.
    const { expiryMonth } = await leaveFigures(db, `${year + 1}-01-01`);
    const on = monthEnd(year + 1, expiryMonth);
    if (on < begins) lapsed.push({ year, days: left, on });
  }
  return lapsed;
}
