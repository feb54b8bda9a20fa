import type { LeavingCause } from '@contract/liquidations/leaver';
import Big from 'big.js';
import { addDays, daysFromTo, monthEnd, monthOf, yearOf } from '../../engine/time/days';
import { habitualPay } from './leaving/severanceOf';
import type { PayFacts } from './payFacts';
import type { Value } from './reckonFormula';

const MONTH_DAYS = 30;
const MONTHS = 12;
/** Art. 245: what is over so many months counts as a year. */
const FRACTION_MONTHS = 3;

const dayNumber = (day: string) => Number(day.slice(8));

/** The same day of a month so many months on, or the last of it where it has none. */
function addMonths(day: string, count: number): string {
  const months = yearOf(day) * MONTHS + monthOf(day) - 1 + count;
  const end = monthEnd(Math.floor(months / MONTHS), (months % MONTHS) + 1);
  return dayNumber(day) >= dayNumber(end)
    ? end
    : `${end.slice(0, 8)}${String(dayNumber(day)).padStart(2, '0')}`;
}

/** Months of service to their last day, which they worked, and the part of the one that did not come to its end. */
export function serviceMonths(hireDate: string, lastDay: string): Big {
  const until = addDays(lastDay, 1);
  let months = (yearOf(until) - yearOf(hireDate)) * MONTHS + monthOf(until) - monthOf(hireDate);
  if (addMonths(hireDate, months) > until) months -= 1;
  const since = addMonths(hireDate, months);
  const part = daysFromTo(since, until) - 1;
  const whole = daysFromTo(since, addMonths(hireDate, months + 1)) - 1;
  return new Big(part).div(whole).plus(months);
}

/** Art. 245: each year of service, and a last part of more than three months as one. */
export function severanceYears(hireDate: string, lastDay: string): number {
  const months = serviceMonths(hireDate, lastDay);
  const years = Number(months.div(MONTHS).round(0, Big.roundDown));
  return months.gt(years * MONTHS + FRACTION_MONTHS) ? years + 1 : years;
}

/** Art. 233: a month has 30 days, and its last day leaves nothing to be added. */
function daysLeftOfMonth(lastDay: string): number {
  const end = monthEnd(yearOf(lastDay), monthOf(lastDay));
  return lastDay === end ? 0 : Math.max(0, MONTH_DAYS - dayNumber(lastDay));
}

const because =
  (cause: LeavingCause) =>
  ({ leaving }: PayFacts): Value =>
    leaving?.cause === cause;

const ofLastDay =
  (reckon: (hireDate: string, lastDay: string) => Big | number) =>
  ({ leaving, hireDate, leaveDate }: PayFacts): Value =>
    new Big(leaving && leaveDate !== null ? reckon(hireDate, leaveDate) : 0);

/** Formulas read these facts of a person who leaves. */
export const leavingReads = {
  renuncia: because('resigned'),
  despido_sin_causa: because('dismissed'),
  despido_con_causa: because('dismissedForCause'),
  mutuo_acuerdo: because('agreed'),
  fallecimiento: because('died'),
  preaviso_dado: ({ leaving }: PayFacts): Value => leaving?.noticeGiven === true,
  meses_empleo: ofLastDay(serviceMonths),
  anios_indemnizacion: ofLastDay(severanceYears),
  dias_integracion: ofLastDay((_hireDate, lastDay) => daysLeftOfMonth(lastDay)),
  vacaciones_no_gozadas: ({ leaving }: PayFacts): Value => new Big(leaving?.daysNotTaken ?? 0),
  mejor_habitual: habitualPay,
  mejor_declarada: ({ leaving }: PayFacts): Value => new Big(leaving?.bestPay || 0),
} as const;
