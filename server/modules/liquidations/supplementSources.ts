import { type SQL, sql } from 'drizzle-orm';
import type { person } from '../../db/schema/organisation';
import type { Run } from './runRules';

type OfMonth = Pick<Run, 'period'>;

const decided = sql`('approved', 'publishing', 'published', 'paid')`;

/** Runs called `r` that gave people their month and that nobody takes back: a supplementary run completes them. */
export const isCompleted = ({ period }: OfMonth): SQL => sql`r.kind = 'monthly'
  and r.period = ${period} and r.reverses_id is null and r.state in ('published', 'paid')
  and not exists (select from pay_run back where back.reverses_id = r.id and back.state <> 'cancelled')`;

/** Runs called `r` that pay the month that a supplementary run completes: the month's own, and others that complete it. */
export const paysMonth = ({ id, period }: Pick<Run, 'id' | 'period'>): SQL => sql`r.id <> ${id}
  and (${isCompleted({ period })} or (r.kind = 'supplementary' and r.period = ${period}
    and r.reverses_id is null and r.state in ${decided}))`;

/** Holds where one of the runs that can be completed paid somebody's month. */
export const wasPaidMonth = (run: OfMonth, personId: SQL | typeof person.id): SQL => sql`exists (
  select from pay_run r join pay_run_person own on own.run_id = r.id
  where ${isCompleted(run)} and own.person_id = ${personId})`;

/** An adjustment gives them differences of the month: it may have a raise that no record says, and only another one knows of it. */
export const wasAdjusted = (
  { period }: OfMonth,
  personId: SQL | typeof person.id,
): SQL => sql`exists (select from pay_run r join pay_line l on l.run_id = r.id
  where r.kind = 'adjustment' and r.reverses_id is null and (r.state = 'pending' or r.state in ${decided})
    and l.of_period = ${period} and l.person_id = ${personId})`;
