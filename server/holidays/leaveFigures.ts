import type { ParameterCode } from '@contract/admin/parameterCatalog';

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
