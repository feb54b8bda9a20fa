import { type ParameterCode, parameterCatalog } from '@contract/admin/parameterCatalog';
import type { Db } from '../../db/Db';
import { figuresAt } from '../../engine/parameters/figuresAt';

const codes = {
  daysFromStart: 'holidays.daysFromStart',
  daysFromFive: 'holidays.daysFromFive',
  daysFromTen: 'holidays.daysFromTen',
  daysFromTwenty: 'holidays.daysFromTwenty',
  workedPerDay: 'holidays.workedPerDay',
  noticeDays: 'holidays.noticeDays',
  minTranche: 'holidays.minTranche',
  periodFirstMonth: 'holidays.periodFirstMonth',
  periodLastMonth: 'holidays.periodLastMonth',
  expiryMonth: 'holidays.expiryMonth',
  carriedPart: 'holidays.carriedPart',
  advanceDays: 'holidays.advanceDays',
  weekDays: 'holidays.weekDays',
  lateDays: 'holidays.lateDays',
} as const satisfies Record<string, ParameterCode>;

type Name = keyof typeof codes;

/** The figures of leave in force on a day. No shortest tranche where the law has none yet. */
export type LeaveFigures = Record<Exclude<Name, 'minTranche'>, number> & {
  minTranche: number | null;
};

/** For days before the first value that the organisation kept, that first value rules. */
const firstOf = (code: ParameterCode) => Number(parameterCatalog[code].initial[0]?.value ?? 0);

export async function leaveFigures(
  db: Db,
  day: string,
  siteId: number | null = null,
): Promise<LeaveFigures> {
  const found = await figuresAt(db, Object.values(codes), day, siteId);
  const entries = Object.entries(codes).map(([name, code]) => [
    name,
    found[code] ?? (name === 'minTranche' ? null : firstOf(code)),
  ]);
  return Object.fromEntries(entries) as LeaveFigures;
}
