import { payBases } from '@contract/liquidations/payBases';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import Big from 'big.js';
import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRunPerson } from '../../db/schema/payRuns';
import type { PersonCodes } from '../users';
import { type BaseLimits, bookBases, insuredBases, limitsOf } from './book/bookBases';
import { codesOfMonth } from './book/bookCodes';
import { basesTogether } from './book/monthOfPeople';
import type { BookBases } from './book/salaryBook';
import type { FrozenRun } from './frozenRun';
import type { PayFacts } from './payFacts';
import { placedSums } from './placedSums';
import type { Run } from './runRules';
import { conceptsOf, type RunTable } from './runTables';

interface NamedSum extends Record<string, unknown> {
  name: string;
  amount: string;
}

/** The form numbers them so; 6 and 7 are of other systems, and 10 goes without the amount to be taken off. */
const remunerations: readonly [number: string, base: keyof BookBases, words: string][] = [
  ['1', 'pension', 'Aportes a la jubilación, con tope'],
  ['2', 'employer', 'Contribuciones a la jubilación'],
  ['3', 'employer', 'Contribuciones: asignaciones familiares y empleo'],
  ['4', 'health', 'Aportes a la obra social, con tope'],
  ['5', 'pension', 'Aportes al INSSJP, con tope'],
  ['8', 'employerHealth', 'Contribuciones a la obra social'],
  ['9', 'insurance', 'Riesgos del trabajo'],
  ['10', 'reduced', 'Contribuciones, después de la detracción'],
];

interface Declared {
  bases: BookBases;
  /** The floor lifted what they are declared with. */
  lifted: boolean;
}

/** This declares each person of some runs of a month with the same bases as the digital book. */
async function declaredOf(db: Db, runs: readonly Run[]): Promise<Declared[]> {
  const found = new Map<number, Declared>();
  const known = await knownOf(db, runs);
  for (const run of runs) {
    const { figures } = run.frozen as FrozenRun;
    const rows = await db
      .select({
        id: payRunPerson.personId,
        facts: payRunPerson.facts,
        bases: payRunPerson.bases,
        remunerative: payRunPerson.remunerative,
      })
      .from(payRunPerson)
      .where(eq(payRunPerson.runId, run.id));
    for (const { id, facts, bases, remunerative } of rows) {
      const limits = limitsOf(run.kind, facts as PayFacts, figures);
      const withIn = (more: BaseLimits) => bookBases(bases, remunerative, { ...limits, ...more });
      const { insured = true } = known.get(id) ?? {};
      const own = insuredBases(withIn({}), { insured });
      const lifted = own.pension !== withIn({ floor: undefined }).pension;
      const before = found.get(id);
      found.set(id, {
        bases: before ? basesTogether(before.bases, own) : own,
        lifted: lifted || before?.lifted === true,
      });
    }
  }
  return [...found.values()];
}

/** The codes of the people of some runs of one month. */
async function knownOf(db: Db, runs: readonly Run[]): Promise<ReadonlyMap<number, PersonCodes>> {
  const [first] = runs;
  return first
    ? (
        await codesOfMonth(
          db,
          first.period,
          runs.map(({ id }) => id),
        )
      ).byPerson
    : new Map();
}

/** The concepts of some runs, each code once and as the last of them has it. */
const conceptsOfAll = (runs: readonly Run[]) => [
  ...new Map(runs.flatMap(conceptsOf).map((concept) => [concept.code, concept])).values(),
];

const owed: readonly string[] = ['deduction', 'employer'];

/** The sworn statement of the month asks for these totals: how many people, the bases, and each deduction and contribution. */
export async function contributionsTable(db: Db, runs: readonly Run[]): Promise<RunTable> {
  const [{ rows: bases }, declared, sums] = await Promise.all([
    db.execute<NamedSum>(sql`
      select b.key as name, sum(b.value::numeric)::text as amount from pay_run_person p
      cross join lateral jsonb_each_text(p.bases) as b(key, value)
      where p.run_id = any(${sql.param(runs.map(({ id }) => id))}::int[]) group by 1`),
    declaredOf(db, runs),
    Promise.all(runs.map((run) => placedSums(db, run))),
  ]);
  const sumOf = (code: string) =>
    sums.flat().reduce((sum, one) => (one.code === code ? sum.plus(one.amount) : sum), new Big(0));
  const sumOfBase = (base: keyof BookBases) =>
    declared.reduce((sum, one) => sum.plus(one.bases[base]), new Big(0)).toFixed(2);
  const { labels } = payConceptRecord.fields.kind;
  return {
    columns: [
      { label: 'Qué es', kind: 'text', width: 26 },
      { label: 'Nombre', kind: 'text', width: 50 },
      { label: 'Importe', kind: 'decimal', width: 16 },
      { label: 'Norma', kind: 'text', width: 40 },
    ],
    rows: [
      ['Cantidad', 'Personas', String(declared.length), ''],
      [
        'Cantidad',
        'Personas llevadas a la base mínima',
        String(declared.filter(({ lifted }) => lifted).length),
        'Ley 24.241, art. 9',
      ],
      ...remunerations.map(([number, base, words]) => [
        ...[`Remuneración ${number}`, words, sumOfBase(base)],
        base === 'pension' || base === 'health' ? 'Ley 24.241, art. 9' : '',
      ]),
      ...Object.entries(payBases).flatMap(([name, label]) => {
        const found = bases.find((base) => base.name === name);
        return found ? [['Base, sin topes', label, found.amount, '']] : [];
      }),
      ...conceptsOfAll(runs).flatMap(({ code, name, kind, source }) => {
        const sum = sumOf(code);
        const counts = owed.includes(kind) && !sum.eq(0);
        return counts ? [[labels[kind], `${name} (${code})`, sum.toFixed(2), source]] : [];
      }),
    ],
  };
}
