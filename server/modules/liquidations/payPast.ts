import type { FormulaFunctionName } from '@contract/liquidations/formula/formulaVocabulary';
import type { RunKind } from '@contract/liquidations/payBases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { monthsBefore } from './leaving/monthsBefore';
import { noHistory, type PayHistory } from './payFacts';
import { monthBefore, semesterSpan } from './payPeriods';
import type { ReadyConcept } from './payPlan';

export interface PastOf {
  id: number;
  kind: RunKind;
  period: string;
}

/** A run that is being prepared is not part of the past. */
const settled = sql`('approved', 'publishing', 'published', 'paid', 'reversed')`;

/** Runs that somebody approved. One that was taken back and what takes it back come to nothing together: a month of theirs is no month. */
const stands = sql`r.state in ${settled} and r.reverses_id is null
  and not exists (select from pay_run back where back.reverses_id = r.id and back.state in ${settled})`;

const looksBack = new Set<FormulaFunctionName>([
  'anterior',
  'acumulado',
  'acumulado_base',
  'mejor',
  'mejor_anual',
  'promedio',
  'quincena_anterior',
  'del_mes',
]);

const nothing = (): Record<keyof PayHistory, Record<string, string>> => ({
  best: {},
  bestYear: {},
  average: {},
  month: {},
  half: {},
  yearBases: {},
  previous: {},
  year: {},
});

interface Found extends Record<string, unknown> {
  id: number;
  what: keyof PayHistory;
  name: string;
  amount: string;
}

/** A whole month is past for the SAC of that month and for a last pay; for another of its kind only what has an earlier month. */
export const paidBefore = ({ id, kind, period }: PastOf) => sql`r.id <> ${id} and ${stands}
  and (r.period < ${period} or (r.period = ${period} and ${kind} in ('sac', 'final') and r.kind in ('monthly', 'fortnight', 'vacation', 'adjustment', 'supplementary')))`;

/** A month that is looked at again comes to what it does without the runs, called `r`, that completed it since. */
const completesOwn = ({ kind, period }: Pick<PastOf, 'kind' | 'period'>) =>
  sql`(r.kind = 'supplementary' and ${kind}::text = 'monthly' and r.period = ${period})`;

/** This sums earlier runs of some people, as far back as formulas look. */
export async function pastOf(
  db: Db,
  run: PastOf,
  plan: readonly ReadyConcept[],
  personIds: readonly number[],
): Promise<(personId: number) => PayHistory> {
  const uses = plan.flatMap((concept) => concept.uses);
  if (!uses.some((use) => looksBack.has(use.function))) return () => noHistory;
  const codes = uses.flatMap(({ kind, name, function: from }) =>
    kind === 'concept' && looksBack.has(from) ? [name.toUpperCase()] : [],
  );
  const year = `${run.period.slice(0, 4)}-01`;
  const semester = semesterSpan(run.period).from.slice(0, 7);
  const last = monthBefore(run.period);
  // The year has twelve months with this one; the average looks at six before it.
  const twelve = monthsBefore(run.period, 11);
  const six = monthsBefore(run.period, 6);
  const people = sql`any(${sql.param([...personIds])}::int[])`;
  const { rows } = await db.execute<Found>(sql`
    with past as (select r.id, r.kind, r.period from pay_run r
      where ${paidBefore(run)} and r.period >= least(${year}, ${last}, ${twelve})),
    beside as (select p.person_id, b.key, sum(b.value::numeric) as amount,
        sum(b.value::numeric) filter (where r.half = 'first') as half
      from pay_run r join pay_run_person p on p.run_id = r.id and p.person_id = ${people}
      cross join lateral jsonb_each_text(p.bases) as b(key, value)
      where r.period = ${run.period} and r.id <> ${run.id} and ${stands}
        and r.kind not in ('sac', 'adjustment') and ${run.kind}::text <> 'sac'
        and not ${completesOwn(run)} group by 1, 2),
    monthly as (select p.person_id, m.period, b.key, sum(b.value::numeric) as amount
      from past t join pay_run_person p on p.run_id = t.id and p.person_id = ${people}
      cross join lateral (select t.period, p.bases where p.months = '{}'
        union all select key, value from jsonb_each(p.months)) as m(period, bases)
      cross join lateral jsonb_each_text(m.bases) as b(key, value)
      where t.kind not in ('sac', 'final') and m.period <= ${run.period} group by 1, 2, 3),
    counted as (select p.person_id, count(distinct t.period) as months
      from past t join pay_run_person p on p.run_id = t.id and p.person_id = ${people}
      where t.kind in ('monthly', 'fortnight') and t.period between ${six} and ${last} group by 1),
    lines as (select l.person_id, t.period, t.kind, l.code, sum(l.amount) as amount
      from past t join pay_line l on l.run_id = t.id and l.person_id = ${people}
      where l.code = any(${sql.param(codes)}::text[]) group by 1, 2, 3, 4)
    select person_id as id, 'best' as what, key as name, max(amount)::text as amount from monthly
      where period >= ${semester} group by 1, 3
    union all select person_id, 'bestYear', key, max(amount)::text from monthly
      where period >= ${twelve} group by 1, 3
    union all select m.person_id, 'average', m.key, round(sum(m.amount) / max(c.months), 6)::text
      from monthly m join counted c on c.person_id = m.person_id
      where m.period between ${six} and ${last} group by 1, 3
    union all select person_id, 'month', key, amount::text from beside
    union all select person_id, 'half', key, half::text from beside where half is not null
    union all select person_id, 'yearBases', key, sum(amount)::text from monthly
      where period >= ${year} group by 1, 3
    union all select person_id, 'previous', code, sum(amount)::text from lines
      where period = ${last} and kind not in ('sac', 'final', 'adjustment') group by 1, 3
    union all select person_id, 'year', code, sum(amount)::text from lines
      where period >= ${year} group by 1, 3`);
  const found = new Map<number, ReturnType<typeof nothing>>();
  for (const { id, what, name, amount } of rows) {
    const own = found.get(id) ?? nothing();
    own[what][name] = amount;
    found.set(id, own);
  }
  return (personId) => found.get(personId) ?? noHistory;
}
