import { groupBy } from '@contract/core/groupBy';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { sourcesOf } from './adjustmentSources';
import { type FrozenRun, planOf } from './frozenRun';
import type { PayFacts } from './payFacts';
import { lookedAt, type Population } from './population';
import { populationOf } from './populationOf';
import { reckonPay } from './reckonPay';
import type { Run } from './runRules';
import { factsToReckon, type PaidMonth, summed, supplementOf } from './supplementRules';
import { paysMonth } from './supplementSources';
import { takeFacts } from './takeFacts';

interface Paying extends Record<string, unknown> {
  personId: number;
  id: number;
  rowId: number;
  title: string;
  facts: PayFacts | null;
  bases: Record<string, string>;
  lines: Record<string, string> | null;
}

/** Reads what was paid of the month of some people whom one of its runs paid, by that run and by those that completed it since. */
async function paidMonths(
  db: Db,
  run: Population,
  source: Run,
  personIds: readonly number[],
): Promise<ReadonlyMap<number, PaidMonth>> {
  const { rows } = await db.execute<Paying>(sql`
    select own.person_id as "personId", r.id, own.id as "rowId", r.title, own.bases,
      case when r.id = ${source.id} then own.facts end as facts,
      (select jsonb_object_agg(l.code, l.amount) from (select code, sum(amount)::text as amount
        from pay_line where run_id = r.id and person_id = own.person_id group by 1) l) as lines
    from pay_run r join pay_run_person own on own.run_id = r.id
    where ${paysMonth(run)} and own.person_id = any(${sql.param([...personIds])}::int[])
      and exists (select from pay_run_person paid
        where paid.run_id = ${source.id} and paid.person_id = own.person_id)
    order by own.person_id, r.id`);
  const found = new Map<number, PaidMonth>();
  for (const [personId, own] of groupBy(rows, (row) => row.personId)) {
    const facts = own.find(({ id }) => id === source.id)?.facts;
    if (!facts) continue;
    found.set(personId, {
      facts,
      runs: own.map(({ id, rowId, title }) => ({ id, rowId, title })),
      lines: summed(own.map(({ lines }) => lines ?? {})),
      bases: summed(own.map(({ bases }) => bases)),
    });
  }
  return found;
}

/**
 * Reckons, for each whom a month's run paid, what the month comes to now by the rules that it was paid with, beside what was paid
 * of it; who comes to the same is left out. With `only`, of some of them.
 */
export async function supplementFacts(
  db: Db,
  run: Population,
  only?: readonly number[],
): Promise<Map<number, PayFacts>> {
  const found = new Map<number, PayFacts>();
  const ids = (await populationOf(db, run, only)).map(({ id }) => id);
  for (const source of await sourcesOf(db, run)) {
    const paid = await paidMonths(db, run, source, ids);
    if (paid.size === 0) continue;
    const { concepts, names, figures } = source.frozen as FrozenRun;
    const plan = planOf(concepts, names);
    // In the place of the run that paid it: beside that one the cap of the month would be used twice.
    const place = lookedAt(
      { kind: 'monthly', period: run.period },
      { id: source.id, payDay: source.payDay },
    );
    const now = await takeFacts(db, place, plan, [...paid.keys()]);
    for (const [personId, facts] of now) {
      const own = paid.get(personId);
      if (!own) continue;
      const due = reckonPay(plan, factsToReckon(facts, own), figures);
      const adjusts = supplementOf(run.period, plan, due, facts, own);
      if (adjusts) found.set(personId, { ...facts, due: [], adjusts, paidBases: own.bases });
    }
  }
  return found;
}
