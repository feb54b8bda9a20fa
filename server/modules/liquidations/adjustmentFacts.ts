import { groupBy } from '@contract/core/groupBy';
import { foldName } from '@contract/liquidations/formula/formulaTree';
import Big from 'big.js';
import { sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import type { DatedValues } from '../../engine/people/datedFields';
import { peopleAt } from '../../engine/people/personAt';
import { adjustedLines, adjustedMonth, recordOf, sameSalary } from './adjustmentRules';
import { sourcesOf } from './adjustmentSources';
import { type FrozenRun, planOf } from './frozenRun';
import type { AdjustedMonth, AdjustedRecord, PayFacts } from './payFacts';
import { paidSpan } from './payPeriods';
import type { Population } from './population';
import { raised } from './raiseRules';
import { reckonPay } from './reckonPay';
import type { Run } from './runRules';
import { type DatedPay, salariesOf } from './salaryParts';

/** So many people of a month are held at once. */
const AT_ONCE = 500;

type Sums = Record<string, string>;

interface Given extends Record<string, unknown> {
  key: string;
  code: string;
  conceptId: number;
  amount: string;
}

/** The map has, by person and month, what other adjustments that stand gave of each concept. */
async function alreadyOf(db: Db, { id, since, period }: Population, personIds: readonly number[]) {
  const { rows } = await db.execute<Given>(sql`
    select l.person_id || '.' || l.of_period as key, l.code, max(l.concept_id) as "conceptId",
      sum(l.amount)::text as amount
    from pay_run r join pay_line l on l.run_id = r.id
    where r.kind = 'adjustment' and r.id <> ${id} and r.reverses_id is null
      and r.state not in ('cancelled', 'reversed') and l.of_period >= ${since} and l.of_period < ${period}
      and l.person_id = any(${sql.param([...personIds])}::int[]) group by 1, 2`);
  return groupBy(rows, ({ key }) => key);
}

interface Paid extends Record<string, unknown> {
  id: number;
  personId: number;
  facts: PayFacts;
  lines: Sums | null;
}

/** Reads what a run paid some people, with what completed it since: a month that was completed is adjusted as it is known since then. */
async function paidOf(db: Db, source: Run, personIds: readonly number[]): Promise<Paid[]> {
  const completing = sql`(${source.kind}::text = 'monthly' and r.kind = 'supplementary'
    and r.period = ${source.period} and r.reverses_id is null and r.state in ('published', 'paid'))`;
  const { rows } = await db.execute<Paid>(sql`
    select own.id, own.person_id as "personId",
      coalesce(later.facts || jsonb_build_object('due', own.facts -> 'due'), own.facts) as facts,
      (select jsonb_object_agg(l.code, l.amount) from (select code, sum(amount)::text as amount
        from pay_line where person_id = own.person_id and (run_id = ${source.id}
          or run_id in (select r.id from pay_run r where ${completing})) group by 1) l) as lines
    from pay_run_person own left join lateral (
      select last.facts - '{adjusts,paidBases}'::text[] as facts from pay_run r
        join pay_run_person last on last.run_id = r.id and last.person_id = own.person_id
      where ${completing} order by r.id desc limit 1) later on true
    where own.run_id = ${source.id} and own.person_id = any(${sql.param([...personIds])}::int[])`);
  return rows;
}

/** The record that a month is reckoned with now; null where the raise does not reach them. */
function recordNow(
  facts: PayFacts,
  held: DatedValues & DatedPay,
  { raise, raiseValue, category }: Population,
): AdjustedRecord | null {
  const of = facts.category ?? '';
  if (category !== null && foldName(of) !== foldName(category)) return null;
  return raise === 'percent' || raise === 'amount'
    ? raised(facts, raise, raiseValue ?? '0')
    : recordOf(held);
}

/** This compares a month's run of some people as it was paid with what their record says of that day now. */
async function compare(
  db: Db,
  run: Population,
  source: Run,
  personIds: readonly number[],
  touched: (personId: number) => boolean,
): Promise<[number, AdjustedMonth][]> {
  const frozen = source.frozen as FrozenRun;
  const plan = planOf(frozen.concepts, frozen.names);
  const [paid, then] = await Promise.all([
    paidOf(db, source, personIds),
    peopleAt(db, personIds, paidSpan(source).to),
  ]);
  const people = paid.map(({ personId, facts }) => ({ ...facts, id: personId }));
  const salaryOf = await salariesOf(db, source, people);
  return paid.flatMap((row): [number, AdjustedMonth][] => {
    const { facts } = row;
    const held = then.get(row.personId);
    if (!held) return [];
    const now = recordNow(facts, { ...held, ...salaryOf(row.personId) }, run);
    if (!now) return [];
    // An adjustment that was given is taken back where the raise was.
    if (sameSalary(facts, now) && !touched(row.personId)) return [];
    const pay = reckonPay(plan, { ...facts, ...recordOf(now) }, frozen.figures);
    const { id, period, title } = source;
    const month = { period, runs: [{ id, rowId: row.id, title }] };
    if (pay.problem !== undefined) {
      return [[row.personId, adjustedMonth(month, facts, now, pay.problem)]];
    }
    const lines = adjustedLines(plan, pay, row.lines ?? {});
    return [[row.personId, { ...adjustedMonth(month, facts, now), lines }]];
  });
}

/** This finds, for each person, the months of the past that come to something else with what their record says today. */
export async function adjustmentFacts(
  db: Db,
  run: Population,
  personIds: readonly number[],
): Promise<(personId: number) => AdjustedMonth[] | undefined> {
  if (run.kind !== 'adjustment') return () => undefined;
  const found = new Map<number, AdjustedMonth[]>();
  // A run that completed a month counts with the run that it completed.
  const sources = (await sourcesOf(db, run)).filter(({ kind }) => kind !== 'supplementary');
  for (let at = 0; at < personIds.length; at += AT_ONCE) {
    const some = personIds.slice(at, at + AT_ONCE);
    const already = await alreadyOf(db, run, some);
    for (const source of sources) {
      const touched = (personId: number) => already.has(`${personId}.${source.period}`);
      for (const [personId, month] of await compare(db, run, source, some, touched))
        found.set(personId, [...(found.get(personId) ?? []), month]);
    }
    for (const personId of some) {
      const months = found.get(personId);
      if (months) found.set(personId, mergeMonths(months, personId, already));
    }
  }
  return (personId) => found.get(personId);
}

/** Two runs of one month are one month; what was given already is of the month. */
function mergeMonths(
  months: readonly AdjustedMonth[],
  personId: number,
  already: ReadonlyMap<string, readonly Given[]>,
): AdjustedMonth[] {
  const merged = new Map<string, AdjustedMonth>();
  for (const month of months) {
    const before = merged.get(month.period);
    merged.set(month.period, before ? joined(before, month) : month);
  }
  return [...merged.values()].map((month) => {
    const given = already.get(`${personId}.${month.period}`) ?? [];
    // Money given for something that is no longer due is taken back.
    const gone = given
      .filter(({ code }) => !month.lines.some((line) => line.code === code))
      .map(({ conceptId, code }) => ({ conceptId, code, before: '0', already: '0', after: '0' }));
    return {
      ...month,
      lines: [...month.lines, ...gone].map((line) => ({
        ...line,
        already: given.find(({ code }) => code === line.code)?.amount ?? '0',
      })),
    };
  });
}

const added = (one: string, other: string) => new Big(one).plus(other).toFixed(2);

function joined(one: AdjustedMonth, other: AdjustedMonth): AdjustedMonth {
  const lines = [...one.lines];
  for (const line of other.lines) {
    const at = lines.findIndex(({ code }) => code === line.code);
    const same = lines[at];
    if (!same) lines.push(line);
    else {
      const [before, after] = [added(same.before, line.before), added(same.after, line.after)];
      lines[at] = { ...same, before, after };
    }
  }
  const problem = one.problem ?? other.problem;
  return { ...one, runs: [...one.runs, ...other.runs], lines, ...(problem ? { problem } : {}) };
}
