import { payRunPersonRecord } from '@contract/liquidations/payRunPerson';
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

export const conceptsOf = ({ frozen }: Run) => (frozen as FrozenRun).concepts;
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
