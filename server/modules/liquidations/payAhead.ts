import { and, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payAhead } from '../../db/schema/payRuns';
import type { PaidSpan, PayFacts } from './payFacts';
import { paidSpan } from './payPeriods';
import type { Population } from './population';
import { ofVacationRun } from './vacationStarts';

const among = (personIds: readonly number[]) => sql`any(${sql.param([...personIds])}::int[])`;

/** No other run pays them from now on; what another has by then it keeps. */
export async function holdAhead(
  db: Db,
  run: Population,
  personIds: readonly number[],
): Promise<void> {
  if (run.kind !== 'vacation') return;
  await db.execute(sql`insert into pay_ahead (leave_id, run_id, person_id, from_day, to_day)
    select a.source_id, ${run.id}, a.person_id, a.from_day, a.to_day from absence a
    where a.person_id = ${among(personIds)} and ${ofVacationRun(run)} on conflict do nothing`);
}

/** The run gives them up: they are paid by another, or with the month. */
export const releaseAhead = (db: Db, runId: number, personId?: number) =>
  db
    .delete(payAhead)
    .where(
      and(
        eq(payAhead.runId, runId),
        personId === undefined ? undefined : eq(payAhead.personId, personId),
      ),
    );

/** A vacation that a run pays before it begins. */
export interface PaidVacation extends PaidSpan {
  leaveId: number;
}

interface Held extends PaidVacation, Record<string, unknown> {
  id: number;
}

async function vacationsOf(db: Db, run: Population, personIds: readonly number[]) {
  const { rows } = await db.execute<Held>(
    run.id === 0
      ? sql`select a.person_id as id, a.source_id as "leaveId", a.from_day::text as "from", a.to_day::text as "to" from absence a
          where a.person_id = ${among(personIds)} and ${ofVacationRun(run)} order by a.from_day`
      : sql`select person_id as id, leave_id as "leaveId", from_day::text as "from", to_day::text as "to" from pay_ahead
          where run_id = ${run.id} and person_id = ${among(personIds)} order by from_day`,
  );
  const found = new Map<number, PaidVacation[]>();
  for (const { id, ...vacation } of rows) found.set(id, [...(found.get(id) ?? []), vacation]);
  return found;
}

/** How many days of the vacations called `ahead` lie within some days. */
export const daysWithin = ({ from, to }: PaidSpan) =>
  sql`sum(least(ahead.to_day, ${to}::date) - greatest(ahead.from_day, ${from}::date) + 1)::int`;

async function daysAhead(db: Db, run: Population, personIds: readonly number[]) {
  const span = paidSpan(run);
  const { rows } = await db.execute<{ id: number; days: number }>(sql`
    select ahead.person_id as id, ${daysWithin(span)} as days from pay_ahead ahead
    where ahead.person_id = ${among(personIds)}
      and ahead.from_day <= ${span.to}::date and ahead.to_day >= ${span.from}::date group by 1`);
  return new Map(rows.map(({ id, days }) => [id, days]));
}

type Ahead = Pick<PayFacts, 'ahead'> & { vacations?: PaidVacation[] };

/** A run of vacations reads which ones it pays; a month reads how many of its days were paid ahead. */
export async function aheadFacts(
  db: Db,
  run: Population,
  personIds: readonly number[],
): Promise<(personId: number) => Ahead> {
  if (run.kind === 'sac' || run.kind === 'adjustment') return () => ({});
  if (run.kind === 'vacation') {
    const spans = await vacationsOf(db, run, personIds);
    return (personId) => ({ vacations: spans.get(personId) ?? [] });
  }
  const days = await daysAhead(db, run, personIds);
  return (personId) => {
    const ahead = days.get(personId);
    return ahead === undefined ? {} : { ahead };
  };
}
