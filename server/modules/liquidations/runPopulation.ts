import { and, gte, isNull, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { person } from '../../db/schema/organisation';
import { payRun } from '../../db/schema/payRuns';
import { wasPaidSince } from './adjustmentSources';
import { paidSpan } from './payPeriods';
import type { Population } from './population';
import { wasAdjusted, wasPaidMonth } from './supplementSources';
import { hasVacationToPay } from './vacationStarts';

/** A final settlement that stands has them: it pays their last month whole. */
export const inFinalRun = (period: string, personId: SQL | typeof person.id): SQL => sql`exists (
  select from ${payRun} last cross join lateral jsonb_array_elements(last.leavers) as l(leaver)
  where last.kind = 'final' and last.period = ${period} and last.reverses_id is null
    and last.state not in ('cancelled', 'reversed') and (l.leaver ->> 'personId')::int = ${personId})`;

/** People in a fortnight of a month that stands are paid by fortnights. */
export const inFortnight = (period: string, personId: SQL | typeof person.id): SQL => sql`exists (
  select from ${payRun} half join pay_run_person own on own.run_id = half.id
  where half.kind = 'fortnight' and half.period = ${period} and half.reverses_id is null
    and half.state not in ('cancelled', 'reversed') and own.person_id = ${personId})`;

/** An approved month has them: no other run pays it again. */
export const inApprovedMonth = (period: string, personId: SQL | typeof person.id): SQL =>
  sql`exists (select from ${payRun} month join pay_run_person own on own.run_id = month.id
    where month.kind = 'monthly' and month.period = ${period} and month.reverses_id is null
      and month.state in ('approved', 'publishing', 'published', 'paid') and own.person_id = ${personId})`;

const once: readonly Population['kind'][] = ['monthly', 'fortnight', 'sac'];

/** Runs called `r` that pay the same days of the month, or the same SAC, and that somebody approved. */
export const approvedTwin = ({ id, kind, period, half }: Population): SQL => sql`r.id <> ${id}
  and r.kind = ${kind} and r.period = ${period} and r.half is not distinct from ${half}::text
  and r.reverses_id is null and r.state in ('approved', 'publishing', 'published', 'paid')`;

/** Vacations and adjustments are paid once by what they hold and compare, and a last pay by its leavers. */
export const isPaidOnce = ({ kind, looks }: Population): boolean => once.includes(kind) && !looks;

const inApprovedTwin = (run: Population): SQL | undefined =>
  isPaidOnce(run)
    ? sql`exists (select from pay_run r join pay_run_person own on own.run_id = r.id
        where ${approvedTwin(run)} and own.person_id = ${person.id})`
    : undefined;

/** This holds for people who belonged to the organisation on some day of the month; a final settlement has those who left in it and were named. */
export function ofRun(run: Population): SQL | undefined {
  const { kind, period, leavers, personIds, exceptIds } = run;
  const { from, to } = paidSpan(run);
  const employed = and(
    lte(person.hireDate, to),
    or(isNull(person.leaveDate), gte(person.leaveDate, from)),
    personIds.length > 0 ? anyOf(person.id, personIds) : undefined,
    exceptIds.length > 0 ? not(anyOf(person.id, exceptIds)) : undefined,
  );
  if (kind === 'final') {
    const ids = leavers.map(({ personId }) => personId);
    return and(employed, lte(person.leaveDate, to), anyOf(person.id, ids));
  }
  const paid = inApprovedTwin(run);
  return and(
    employed,
    paid && not(paid),
    sql`not ${inFinalRun(period, person.id)}`,
    kind === 'monthly' ? sql`not ${inFortnight(period, person.id)}` : undefined,
    kind === 'vacation' ? hasVacationToPay(run) : undefined,
    kind === 'adjustment' ? wasPaidSince(run, person.id) : undefined,
    kind === 'supplementary'
      ? sql`${wasPaidMonth(run, person.id)} and not ${wasAdjusted(run, person.id)}`
      : undefined,
    kind === 'vacation' || kind === 'fortnight'
      ? sql`not ${inApprovedMonth(period, person.id)}`
      : undefined,
  );
}
