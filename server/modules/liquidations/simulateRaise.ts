import { setImmediate } from 'node:timers/promises';
import type { InputOf, OutputOf } from '@contract/core/accion';
import { simulateRaise } from '@contract/liquidations/simulationAcciones';
import Big from 'big.js';
import { and, asc, eq, ne, type SQL, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import type { Db } from '../../db/Db';
import { payRun, payRunPerson } from '../../db/schema/payRuns';
import { implement } from '../../engine/acciones/implement';
import { conflict, notFound } from '../../engine/http/fault';
import { type FrozenRun, planOf } from './frozenRun';
import type { PayFacts } from './payFacts';
import { monthsOfYear, raised, scaled, spread } from './raiseRules';
import { type PayTotals, type ReckonedPay, reckonPay } from './reckonPay';
import { noRun } from './runStore';

type Asked = InputOf<typeof simulateRaise>;
type Answer = OutputOf<typeof simulateRaise>;

/** A fifth of a millisecond each, twice: more would keep whoever asks waiting, and a sample of so many says it as well. */
const MOST_RAISED = 10_000;
/** Between two breaths of the server. */
const AT_ONCE = 50;

const fact = (name: string): SQL => sql`${payRunPerson.facts} ->> ${name}`;

/** The raise is for these people of the run; those without pay on their record have nothing to raise. */
const reachedBy = ({ runId, kind, siteId, agreement, category }: Asked) =>
  and(
    eq(payRunPerson.runId, runId),
    ne(sql`coalesce(${fact('salary')}, '')`, ''),
    kind === 'amount' ? sql`${fact('salaryBasis')} = 'monthly'` : undefined,
    siteId == null ? undefined : sql`${fact('siteId')} = ${String(siteId)}`,
    agreement ? sql`anden_fold(${fact('agreement')}) = anden_fold(${agreement})` : undefined,
    category ? sql`anden_fold(${fact('category')}) = anden_fold(${category})` : undefined,
  );

const factsOf = (db: Db, ids: readonly number[]) =>
  db
    .select({ facts: payRunPerson.facts })
    .from(payRunPerson)
    .where(anyOf(payRunPerson.id, [...ids]))
    .orderBy(asc(payRunPerson.id));

const none = new Big(0);
const totalNames = ['remunerative', 'nonRemunerative', 'deductions', 'employer', 'net'] as const;

/** Sums of some people, by total and by concept. */
class Sums {
  readonly totals = new Map<keyof PayTotals, Big>();
  readonly concepts = new Map<string, Big>();

  add({ totals, lines }: Exclude<ReckonedPay, { problem: string }>): void {
    for (const name of totalNames) {
      this.totals.set(name, (this.totals.get(name) ?? none).plus(totals[name]));
    }
    for (const { concept, amount } of lines) {
      this.concepts.set(concept.code, (this.concepts.get(concept.code) ?? none).plus(amount));
    }
  }
}

interface Counted {
  people: number;
  sampled: number;
}

function shownTotals(sums: Sums, counted: Counted): Answer['before'] {
  const parts = (['remunerative', 'nonRemunerative', 'deductions', 'employer'] as const).map(
    (name) => [name, scaled(sums.totals.get(name) ?? none, counted).round(2)] as const,
  );
  const {
    remunerative = none,
    nonRemunerative = none,
    deductions = none,
  } = Object.fromEntries(parts);
  const net = remunerative.plus(nonRemunerative).minus(deductions);
  return Object.fromEntries(
    [...parts, ['net', net] as const].map(([name, sum]) => [name, sum.toFixed(2)]),
  ) as Answer['before'];
}

/** A raise reckoned with what a run kept of its people and of the figures of its month. */
export const simulateRaiseHandler = implement(simulateRaise, async (asked, { db }) => {
  const { runId, kind, value, from } = asked;
  const [run] = await db.select().from(payRun).where(eq(payRun.id, runId));
  if (!run) throw notFound(noRun);
  if (run.frozen === null || run.reversesId !== null) {
    throw conflict('Elegí una liquidación calculada: de ella salen las personas y los datos.');
  }
  const frozen = run.frozen as FrozenRun;
  const plan = planOf(frozen.concepts, frozen.names);
  const reached = await db
    .select({ id: payRunPerson.id })
    .from(payRunPerson)
    .where(reachedBy(asked))
    .orderBy(asc(payRunPerson.id));
  const ids = spread(
    reached.map(({ id }) => id),
    MOST_RAISED,
  );
  const before = new Sums();
  const after = new Sums();
  let sampled = 0;
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    for (const row of await factsOf(db, ids.slice(at, at + AT_ONCE))) {
      const facts = row.facts as PayFacts;
      const then = raised(facts, kind, value);
      const now = reckonPay(plan, facts, frozen.figures);
      const next = then && reckonPay(plan, then, frozen.figures);
      if (now.problem !== undefined || !next || next.problem !== undefined) continue;
      sampled += 1;
      before.add(now);
      after.add(next);
    }
    await setImmediate();
  }
  const failed = ids.length - sampled;
  // People who cannot be reckoned have no known cost: neither they nor those whom they stand for are in the figures.
  const people = Math.round((reached.length * sampled) / Math.max(ids.length, 1));
  const counted = { people, sampled };
  const text = (sums: Sums, code: string) =>
    scaled(sums.concepts.get(code) ?? none, counted).toFixed(2);
  return {
    people: reached.length,
    sampled,
    failed,
    months: monthsOfYear(from),
    before: shownTotals(before, counted),
    after: shownTotals(after, counted),
    concepts: plan
      .filter(({ code }) => before.concepts.has(code) || after.concepts.has(code))
      .toSorted((a, b) => a.position - b.position || (a.code < b.code ? -1 : 1))
      .map(({ code, name, kind: of }) => ({
        ...{ code, name, kind: of },
        before: text(before, code),
        after: text(after, code),
      })),
  };
});
