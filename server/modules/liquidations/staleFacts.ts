import { isDeepStrictEqual } from 'node:util';
import { counted } from '@contract/core/counted';
import { ofSalary } from '@contract/liquidations/formula/dayWords';
import Big from 'big.js';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { payRunPerson } from '../../db/schema/payRuns';
import { peopleAt } from '../../engine/people/personAt';
import { askingCodes, consentFacts } from './consents/consentFacts';
import { halfAmounts } from './halfAmounts';
import { ordersOfRun } from './ordersOfRun';
import type { PayFacts } from './payFacts';
import { paidSpan } from './payPeriods';
import type { ReadyConcept } from './payPlan';
import { type Run, readsHours } from './runRules';
import { salariesOf } from './salaryParts';
import { semesterUnpaid } from './semesterUnpaid';
import { staleAmounts } from './staleAmounts';
import { taxFacts } from './taxFacts';
import { unionTieOf } from './unionTieOf';

type Compared = Pick<
  PayFacts,
  | 'hireDate'
  | 'leaveDate'
  | 'salary'
  | 'salaryBasis'
  | 'parts'
  | 'category'
  | 'agreement'
  | 'unionTie'
  | 'cbu'
  | 'bankAlias'
  | 'amounts'
  | 'orders'
  | 'tax'
  | 'unpaidOfSemester'
  | 'consents'
>;

interface Aspect {
  /** Formulas read it by these words; left out, every run reads it. */
  words?: readonly string[];
  /** Only runs of the days of a month read it. */
  ofMonth?: true;
  /** The parts that say its amounts. */
  parts?: readonly string[];
  ofTax?: true;
  /** A last pay tells of each by name. */
  notOfFinals?: true;
  says: string;
  of: (facts: Compared) => unknown;
}

/** The value as it is once it was stored. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

/** Reads the amounts of the days of a run that these parts say. */
const ofAmounts = (...parts: string[]) => ({
  ofMonth: true as const,
  parts,
  of: ({ amounts = {} }: Compared) =>
    Object.fromEntries(
      Object.entries(amounts).flatMap(([name, amount]) =>
        parts.includes(name.split('.')[0] ?? '') ? [[name, new Big(amount).toFixed()]] : [],
      ),
    ),
});

/** All that is read of each person of a run, and what is said where it is otherwise now. */
const aspects: readonly Aspect[] = [
  {
    words: ofSalary,
    says: 'Cambió el sueldo de',
    of: ({ salary, salaryBasis, parts = [] }) => [
      ...[salary, salaryBasis],
      ...parts.map((part) => [part.from, part.salary, part.salaryBasis]),
    ],
  },
  {
    says: 'Cambió la fecha de ingreso de',
    of: ({ hireDate }) => hireDate,
  },
  {
    notOfFinals: true,
    says: 'Cambió el último día de',
    of: ({ leaveDate }) => leaveDate,
  },
  {
    words: ['categoria', 'convenio', 'con_convenio'],
    says: 'Cambió la categoría o el convenio de',
    of: ({ category, agreement }) => [category, agreement],
  },
  {
    words: ['afiliado', 'aporte_solidario'],
    says: 'Cambió el vínculo con el sindicato de',
    of: unionTieOf,
  },
  {
    says: 'Cambió la cuenta para cobrar de',
    of: ({ cbu, bankAlias }) => [cbu, bankAlias],
  },
  {
    words: ['novedad', 'dias_sin_goce', 'horas_sin_goce', 'novedades_suman', 'novedades_restan'],
    says: 'Cambiaron las novedades de',
    ...ofAmounts('news'),
  },
  {
    words: ['licencia', 'dias_sin_goce'],
    says: 'Cambiaron las licencias de',
    ...ofAmounts('leave'),
  },
  {
    words: ['horas', 'franja', 'dias_trabajados', 'dias_ausencia', 'mes_sin_faltas'],
    says: 'Cambiaron las horas de',
    ...ofAmounts('hours', 'band', 'bank', 'adjustment'),
  },
  {
    words: ['dias_empleo_semestre', 'parte_del_tope'],
    says: 'Cambiaron los días sin goce del semestre de',
    of: ({ unpaidOfSemester = '0' }) => new Big(unpaidOfSemester).toFixed(),
  },
  {
    words: ['embargo', 'con_embargos', 'con_alimentos'],
    says: 'Cambiaron los embargos de',
    of: ({ orders = [] }) => stored(orders),
  },
  {
    says: 'Cambiaron los consentimientos de',
    of: ({ consents = [] }) => consents,
  },
  {
    words: ['con_ganancias'],
    ofTax: true,
    says: 'Cambiaron las deducciones de ganancias de',
    of: ({ tax }) => stored(tax?.deductions ?? []),
  },
];

/** A last pay compares amounts person by person, for they depend on what other runs paid of the month; other kinds compare them all at once. */
const comparesAmounts = ({ kind }: Run) => kind === 'final';

const largest = ['history', 'due', 'adjusts', 'firstHalf', 'leaves', 'restPaid', 'awayPaid'];

/** These facts of a run's people are compared, with where they are paid now; their past and their items are held by the run. */
const takenOf = (db: Db, run: Run) =>
  db
    .select({
      id: payRunPerson.personId,
      facts: sql<PayFacts>`${payRunPerson.facts} - ${sql.param([...largest, ...(comparesAmounts(run) ? [] : ['amounts'])])}::text[]`,
      hireDate: person.hireDate,
      leaveDate: person.leaveDate,
      cbu: person.cbu,
      bankAlias: person.bankAlias,
    })
    .from(payRunPerson)
    .innerJoin(person, eq(person.id, payRunPerson.personId))
    .where(eq(payRunPerson.runId, run.id))
    .orderBy(asc(payRunPerson.personId));

type Taken = Awaited<ReturnType<typeof takenOf>>[number];

/** The same as it is now. */
async function factsNow(
  db: Db,
  run: Run,
  { plan, taxed }: StaleRules,
  taken: readonly Taken[],
): Promise<(one: Taken) => Compared | null> {
  const ids = taken.map(({ id }) => id);
  const people = taken.map(({ id, facts }) => ({ ...facts, id }));
  const [then, salaryOf, amountsOf, orders, taxOf, unpaidOf, consentsOf] = await Promise.all([
    peopleAt(db, ids, paidSpan(run).to),
    salariesOf(db, run, people),
    comparesAmounts(run) ? halfAmounts(db, run, ids) : null,
    ordersOfRun(db, run, ids),
    taxed ? taxFacts(db, run, plan, ids) : null,
    semesterUnpaid(db, run, ids),
    consentFacts(db, plan, ids, paidSpan(run).to),
  ]);
  return ({ id, hireDate, leaveDate, cbu, bankAlias, facts: { paid } }) => {
    const held = then.get(id);
    if (!held) return null;
    const { salary, salaryBasis, category, agreement, unionTie } = held;
    return {
      ...{ hireDate, leaveDate },
      ...{ salary, salaryBasis, category, agreement, unionTie, cbu, bankAlias },
      ...salaryOf(id, paid),
      ...unpaidOf(id),
      ...consentsOf(id),
      ...{ amounts: amountsOf?.(id, paid).amounts ?? {}, orders: orders.get(id), tax: taxOf?.(id) },
    };
  };
}

interface StaleRules {
  plan: readonly ReadyConcept[];
  /** It reads what people declared for income tax. */
  taxed: boolean;
}

/** This tells how the people of a run changed since their data were taken. */
export async function staleFacts(db: Db, run: Run, rules: StaleRules): Promise<string[]> {
  const taken = await takenOf(db, run);
  if (taken.length === 0) return [];
  const now = await factsNow(db, run, rules, taken);
  const words = new Set(rules.plan.flatMap((concept) => [...concept.words]));
  const asking = askingCodes(rules.plan);
  // A run of vacations reads nothing of its month but these, of which is told apart.
  const told = aspects.filter(
    (aspect) =>
      (aspect.words?.some((word) => words.has(word)) ?? true) &&
      (readsHours(run) || !aspect.ofMonth) &&
      (rules.taxed || !aspect.ofTax) &&
      (run.kind !== 'final' || !aspect.notOfFinals),
  );
  const together = told.filter(({ parts }) => parts && !comparesAmounts(run));
  const changed = new Map<Aspect, number>();
  const counts = await staleAmounts(
    db,
    run,
    together.map(({ parts = [] }) => parts),
  );
  for (const [index, aspect] of together.entries()) changed.set(aspect, counts[index] ?? 0);
  const oneByOne = told.filter((aspect) => !together.includes(aspect));
  for (const one of taken) {
    const today = now(one);
    if (!today) continue;
    // A run that completes a month leaves some of its concepts out.
    const consents = one.facts.consents?.filter((code) => asking.includes(code));
    for (const aspect of oneByOne)
      if (!isDeepStrictEqual(aspect.of({ ...one.facts, consents }), aspect.of(today)))
        changed.set(aspect, (changed.get(aspect) ?? 0) + 1);
  }
  return told.flatMap((aspect) => {
    const people = changed.get(aspect) ?? 0;
    return people > 0 ? [`${aspect.says} ${counted(people, 'persona', 'personas')}.`] : [];
  });
}
