import { type NotCompletable, notCompletable } from '@contract/liquidations/completableMonth';
import type { PayRunFields } from '@contract/liquidations/payRun';
import { getCompletableMonth } from '@contract/liquidations/runFormAcciones';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { periodSpan } from './payPeriods';
import { inFinalRun, inFortnight } from './runPopulation';
import { MOST_NAMED, someNames } from './someNames';
import { isCompleted, wasAdjusted, wasPaidMonth } from './supplementSources';

interface Left extends Record<string, unknown> {
  why: NotCompletable | null;
  people: number;
  names: string[];
}

const inMonthlyRun = (period: string) => sql`exists (
  select from pay_run r join pay_run_person own on own.run_id = r.id
  where r.kind = 'monthly' and r.period = ${period} and r.reverses_id is null
    and r.state not in ('cancelled', 'reversed') and own.person_id = p.id)`;

/** Groups people of a month, or some of them, by why they cannot be completed; null: they can. */
async function byReason(db: Db, period: string, only?: readonly number[]): Promise<Left[]> {
  const { from, to } = periodSpan(period);
  const id = sql`p.id`;
  const { rows } = await db.execute<Left>(sql`
    select why, count(*)::int as people,
      (array_agg(name order by name, id))[1:${MOST_NAMED}::int] as names
    from (select p.id, p.last_name || ', ' || p.first_name as name, case
        when ${inFinalRun(period, id)} then 'final'
        when ${wasAdjusted({ period }, id)} then 'adjusted'
        when ${wasPaidMonth({ period }, id)} then null
        when ${inMonthlyRun(period)} then 'unpublished'
        when ${inFortnight(period, id)} then 'fortnight'
        else 'unpaid' end as why
      from person p where p.hire_date <= ${to}::date and (p.leave_date is null or p.leave_date >= ${from}::date)
        and (${only === undefined} or p.id = any(${sql.param([...(only ?? [])])}::int[]))) one
    group by 1`);
  return rows;
}

export const getCompletableMonthHandler = implement(
  getCompletableMonth,
  async ({ period }, { db }) => {
    const [found, { rows: runs }] = await Promise.all([
      byReason(db, period),
      db.execute<{ id: number; title: string; people: number }>(sql`
        select r.id, r.title, count(*)::int as people
        from pay_run r join pay_run_person own on own.run_id = r.id
        where ${isCompleted({ period })} group by r.id order by r.id`),
    ]);
    const left = (Object.keys(notCompletable) as NotCompletable[]).flatMap((why) => {
      const one = found.find((row) => row.why === why);
      return one ? [{ why, people: one.people, names: one.names }] : [];
    });
    return { people: found.find(({ why }) => why === null)?.people ?? 0, runs, left };
  },
);

/** A person who was chosen by name is not left out in silence. */
export async function refuseNotCompletable(
  db: Db,
  { kind, period, personIds }: Pick<PayRunFields, 'kind' | 'period' | 'personIds'>,
): Promise<void> {
  if (kind !== 'supplementary' || personIds.length === 0) return;
  const left = (await byReason(db, period, personIds)).find(({ why }) => why !== null);
  if (!left?.why) return;
  throw invalid({
    personIds: `No se les puede completar ese mes a ${someNames(left.names, left.people)}. ${notCompletable[left.why]}`,
  });
}
