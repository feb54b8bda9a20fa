import { payBases } from '@contract/liquidations/payBases';
import { payConceptRecord } from '@contract/liquidations/payConcept';
import { payRunPersonRecord } from '@contract/liquidations/payRunPerson';
import Big from 'big.js';
import { asc, eq, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payLine, payRunPerson } from '../../db/schema/payRuns';
import type { Cell, TableColumn } from '../../engine/tables/tableColumn';
import { bookEntry } from './bookEntry';
import type { FrozenRun } from './frozenRun';
import type { PayFacts } from './payFacts';
import { placedSums } from './placedSums';
import type { Run } from './runRules';

export interface RunTable {
  columns: readonly TableColumn[];
  rows: readonly (readonly Cell[])[];
}

const text = (label: string, width: number): TableColumn => ({ label, kind: 'text', width });
const decimal = (label: string): TableColumn => ({ label, kind: 'decimal', width: 16 });

const conceptsOf = ({ frozen }: Run) => (frozen as FrozenRun).concepts;
const { shown } = payRunPersonRecord;
const totals = ['remunerative', 'nonRemunerative', 'deductions', 'net', 'employer'] as const;

/** Everybody in a row, each concept that somebody has in a column. */
export async function wholeTable(db: Db, run: Run): Promise<RunTable> {
  const people = await db
    .select()
    .from(payRunPerson)
    .where(eq(payRunPerson.runId, run.id))
    .orderBy(asc(payRunPerson.id));
  const lines = await db
    .select({
      personId: payLine.personId,
      id: payLine.conceptId,
      amount: sql<string>`sum(${payLine.amount})::text`,
    })
    .from(payLine)
    .where(eq(payLine.runId, run.id))
    .groupBy(payLine.personId, payLine.conceptId);
  const amounts = new Map(lines.map(({ personId, id, amount }) => [`${personId}.${id}`, amount]));
  const used = new Set(lines.map(({ id }) => id));
  const concepts = conceptsOf(run).filter(({ id }) => used.has(id));
  return {
    columns: [
      text('Legajo', 10),
      text('Apellido y nombre', 32),
      text('CUIL', 14),
      text('Sede', 18),
      text('Área', 18),
      ...concepts.map(({ code, name }) => decimal(`${name} (${code})`)),
      ...totals.map((name) => decimal(shown[name].label)),
      text(shown.problem.label, 40),
    ],
    rows: people.map((person) => {
      const { docket, firstName, lastName, cuil, siteName, areaName } = person.facts as PayFacts;
      return [
        ...[docket, `${lastName}, ${firstName}`, cuil, siteName, areaName],
        ...concepts.map(({ id }) => amounts.get(`${person.personId}.${id}`) ?? null),
        ...totals.map((name) => person[name]),
        person.problem,
      ];
    }),
  };
}

export async function accountingTable(db: Db, run: Run): Promise<RunTable> {
  const lines = bookEntry(await placedSums(db, run));
  return {
    columns: [text('Cuenta', 34), text('Centro de costo', 34), decimal('Debe'), decimal('Haber')],
    rows: lines.map(({ account, centre, amount }) => [
      account,
      centre,
      amount.gt(0) ? amount.toFixed(2) : null,
      amount.lt(0) ? amount.abs().toFixed(2) : null,
    ]),
  };
}

interface NamedSum extends Record<string, unknown> {
  name: string;
  amount: string;
}

const owed: readonly string[] = ['deduction', 'employer'];

/** What the sworn statement of the month asks for in all: how many, the bases, and each deduction and contribution. */
export async function contributionsTable(db: Db, run: Run): Promise<RunTable> {
  const { rows: bases } = await db.execute<NamedSum>(sql`
    select b.key as name, sum(b.value::numeric)::text as amount from pay_run_person p
    cross join lateral jsonb_each_text(p.bases) as b(key, value)
    where p.run_id = ${run.id} group by 1`);
  const people = await db.$count(payRunPerson, eq(payRunPerson.runId, run.id));
  const sums = await placedSums(db, run);
  const sumOf = (code: string) =>
    sums.reduce((sum, one) => (one.code === code ? sum.plus(one.amount) : sum), new Big(0));
  const { labels } = payConceptRecord.fields.kind;
  return {
    columns: [text('Qué es', 26), text('Nombre', 40), decimal('Importe'), text('Norma', 40)],
    rows: [
      ['Cantidad', 'Personas', String(people), ''],
      ...Object.entries(payBases).flatMap(([name, label]) => {
        const found = bases.find((base) => base.name === name);
        return found ? [['Base, sin topes', label, found.amount, '']] : [];
      }),
      ...conceptsOf(run).flatMap(({ code, name, kind, source }) => {
        const sum = sumOf(code);
        const counts = owed.includes(kind) && !sum.eq(0);
        return counts ? [[labels[kind], `${name} (${code})`, sum.toFixed(2), source]] : [];
      }),
    ],
  };
}
