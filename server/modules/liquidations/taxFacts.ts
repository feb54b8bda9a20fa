import type { FormulaFunctionName } from '@contract/liquidations/formula/formulaVocabulary';
import { taxFunctions } from '@contract/liquidations/formula/taxVocabulary';
import type { RunKind } from '@contract/liquidations/payBases';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { deductionsOf } from '../incomeTax';
import type { TaxFacts } from './payFacts';
import { periodSpan } from './payPeriods';
import type { ReadyConcept } from './payPlan';
import { taxFiguresOf, taxMonthOf } from './taxFigures';

interface TaxedRun {
  id: number;
  kind: RunKind;
  period: string;
  payDay: string;
}

interface Found extends Record<string, unknown> {
  id: number;
  name: string | null;
  year: string;
  waits: string;
  sac: string | null;
}

/** Runs that somebody approved, and what takes one back beside it. */
const settled = sql`('approved', 'publishing', 'published', 'paid', 'reversed')`;

const isTax = (name: FormulaFunctionName) => Object.hasOwn(taxFunctions, name);

/** Nothing is read where no formula asks, nor of a month whose scale nobody wrote. */
export async function taxFacts(
  db: Db,
  run: TaxedRun,
  plan: readonly ReadyConcept[],
  personIds: readonly number[],
): Promise<(personId: number) => TaxFacts | undefined> {
  const uses = plan.flatMap((one) => one.uses).filter((use) => isTax(use.function));
  const { id, kind, period } = run;
  const month = taxMonthOf(run);
  if (uses.length === 0 || !(await taxFiguresOf(db, month)).scale) return () => undefined;
  const codes = uses.flatMap((use) => (use.kind === 'concept' ? [use.name.toUpperCase()] : []));
  const people = sql`any(${sql.param([...personIds])}::int[])`;
  const [deductions, { rows }] = await Promise.all([
    deductionsOf(db, month, personIds),
    db.execute<Found>(sql`
      with past as (select id, kind, to_char(pay_day, 'YYYY-MM') as month, state <> 'reversed' and reverses_id is null as stands
          from pay_run where id <> ${id} and state in ${settled}
            and not (kind = 'supplementary' and ${kind}::text = 'monthly' and period = ${period})
            and pay_day between ${`${month.slice(0, 4)}-01-01`} and ${periodSpan(month).to}),
        sac as (select p.person_id, max(t.month) as month from past t
          join pay_run_person p on p.run_id = t.id and p.person_id = ${people}
          where t.kind = 'sac' and t.stands group by 1),
        amounts as (select l.person_id, t.kind, t.month, 'code.' || l.code as name, l.amount
          from past t join pay_line l on l.run_id = t.id and l.person_id = ${people}
          where l.code = any(${sql.param(codes)}::text[])
          union all select p.person_id, t.kind, t.month, 'base.' || b.key, b.value::numeric
          from past t join pay_run_person p on p.run_id = t.id and p.person_id = ${people}
          cross join lateral jsonb_each_text(p.bases) as b(key, value))
      select a.person_id as id, a.name, sum(a.amount)::text as year, max(s.month) as sac,
        coalesce(sum(a.amount) filter (where a.kind not in ('sac', 'final')
          and a.month > coalesce(s.month, '')), 0)::text as waits
      from amounts a left join sac s on s.person_id = a.person_id group by 1, 2`),
  ]);
  // A run that pays SAC itself leaves nothing of it to be reckoned beforehand.
  const paysSac = kind === 'sac' || kind === 'final';
  const found = new Map<
    number,
    { year: Record<string, string>; waits: Record<string, string>; sac: string | null }
  >();
  for (const { id: personId, name, year, waits, sac } of rows) {
    const own = found.get(personId) ?? { year: {}, waits: {}, sac };
    own.year[name ?? ''] = year;
    if (!paysSac) own.waits[name ?? ''] = waits;
    found.set(personId, own);
  }
  return (personId) => ({
    deductions: deductions.get(personId) ?? [],
    year: found.get(personId)?.year ?? {},
    beforeSac: found.get(personId)?.waits ?? {},
    awaitsSac: !paysSac && found.get(personId)?.sac !== month,
  });
}
