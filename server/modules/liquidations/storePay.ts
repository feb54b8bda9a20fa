import type { PayFlag } from '@contract/liquidations/payRunPerson';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { MonthBases } from './basesByMonth';
import type { PayFacts } from './payFacts';
import type { ReckonedPay } from './reckonPay';

export interface StoredPay {
  /** The id of the person's row in the run. */
  id: number;
  personId: number;
  pay: ReckonedPay;
  previousNet: string | null;
  flags: readonly PayFlag[];
  /** The parts of its bases that belong to other months. */
  months: MonthBases;
}

/** The facts of ten thousand people at once would be, as text, most of what the server holds. */
const AT_ONCE = 500;

/** This stores the people of a run, and the facts of each. */
export async function storeFacts(
  db: Db,
  runId: number,
  facts: ReadonlyMap<number, PayFacts>,
): Promise<void> {
  const rows = [...facts].map(([person_id, kept]) => ({ person_id, facts: kept }));
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const some = JSON.stringify(rows.slice(from, from + AT_ONCE));
    await db.execute(sql`insert into pay_run_person (run_id, person_id, facts)
      select ${runId}, r.person_id, r.facts
      from jsonb_to_recordset(${some}::jsonb) as r(person_id integer, facts jsonb)`);
  }
}

function columnsOf({ id, pay, previousNet, flags, months }: StoredPay) {
  const common = { id, previous_net: previousNet, flags, months };
  if (pay.problem !== undefined) {
    const none = {
      items: [],
      unconsented: [],
      withheld: {},
      remunerative: '0',
      non_remunerative: '0',
      deductions: '0',
      employer: '0',
      net: '0',
    };
    return { ...common, ...none, problem: pay.problem, bases: {} };
  }
  const { remunerative, nonRemunerative, deductions, employer, net } = pay.totals;
  return {
    ...common,
    problem: '',
    remunerative: remunerative.toFixed(2),
    non_remunerative: nonRemunerative.toFixed(2),
    deductions: deductions.toFixed(2),
    employer: employer.toFixed(2),
    net: net.toFixed(2),
    items: pay.items,
    unconsented: pay.unconsented,
    withheld: Object.fromEntries([...pay.withheld].map(([id, sum]) => [id, sum.toFixed(2)])),
    bases: Object.fromEntries([...pay.bases].map(([base, sum]) => [base, sum.toFixed(2)])),
  };
}

const linesOf = ({ personId, pay }: StoredPay) =>
  pay.problem === undefined
    ? pay.lines.map(({ concept, quantity, rate, amount, ofPeriod = '' }) => ({
        of_period: ofPeriod,
        person_id: personId,
        concept_id: concept.id,
        code: concept.code,
        quantity: quantity?.toFixed(4) ?? null,
        rate: rate?.toFixed(6) ?? null,
        amount: amount.toFixed(2),
      }))
    : [];

/** This stores what some people of a run came to, in the place of what they came to before. */
export async function storePay(db: Db, runId: number, stored: readonly StoredPay[]): Promise<void> {
  const people = JSON.stringify(stored.map(columnsOf));
  const lines = JSON.stringify(stored.flatMap(linesOf));
  const personIds = stored.map(({ personId }) => personId);
  await db.execute(sql`delete from pay_line
    where run_id = ${runId} and person_id = any(${sql.param(personIds)}::int[])`);
  await db.execute(sql`insert into pay_line (run_id, person_id, concept_id, code, quantity, rate, amount, of_period)
    select ${runId}, r.person_id, r.concept_id, r.code, r.quantity, r.rate, r.amount, r.of_period
    from jsonb_to_recordset(${lines}::jsonb) as r(person_id integer, concept_id integer, code text,
      quantity numeric, rate numeric, amount numeric, of_period text)`);
  await db.execute(sql`update pay_run_person p set reckoned_at = anden_now(), problem = r.problem,
      remunerative = r.remunerative, non_remunerative = r.non_remunerative, deductions = r.deductions,
      employer = r.employer, net = r.net, previous_net = r.previous_net, bases = r.bases,
      months = r.months, withheld = r.withheld,
      flags = array(select jsonb_array_elements_text(r.flags)),
      unconsented = array(select jsonb_array_elements_text(r.unconsented)),
      items = array(select jsonb_array_elements_text(r.items)::int)
    from jsonb_to_recordset(${people}::jsonb) as r(id integer, problem text, remunerative numeric,
      non_remunerative numeric, deductions numeric, employer numeric, net numeric, previous_net numeric,
      bases jsonb, months jsonb, flags jsonb, items jsonb, withheld jsonb, unconsented jsonb)
    where p.id = r.id and p.run_id = ${runId}`);
}
