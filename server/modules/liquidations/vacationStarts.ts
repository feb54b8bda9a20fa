import { type SQL, sql } from 'drizzle-orm';
import { periodSpan } from './payPeriods';
import type { Population } from './population';

/** The type of leave that the concepts of vacation name. */
export const VACATION = 'VAC';

/** Granted vacations that begin in some days, of the absences called `a`. */
export const startsBetween = (from: string, to: string): SQL => sql`a.source = 'leave'
  and a.state = 'firm' and a.code = ${VACATION} and a.part = 'whole'
  and a.from_day between ${from}::date and ${to}::date`;

/** A run pays these vacations, unless another run does. */
export function ofVacationRun({ id, period, firstStart, lastStart }: Population): SQL {
  const { from, to } = periodSpan(period);
  return sql`${startsBetween(firstStart ?? from, lastStart ?? to)} and not exists (
    select from pay_ahead held where held.leave_id = a.source_id and held.run_id <> ${id})`;
}

/** This holds for a row called `person` that has such a vacation. */
export const hasVacationToPay = (run: Population): SQL => sql`exists (
  select from absence a where a.person_id = person.id and ${ofVacationRun(run)})`;
