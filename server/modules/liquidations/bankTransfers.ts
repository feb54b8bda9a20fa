import type { BankShape } from '@contract/liquidations/bankLayout';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRunPerson } from '../../db/schema/payRuns';
import { employerOf } from '../../engine/settings/employer';
import { type BankRun, bankFile, nameOf, needsTaxId, reaches, sumOf } from './bankFile';
import type { Run } from './runRules';

/** Of what was known of somebody, one thing: all of it, of everybody, would be as much as the run itself. */
const fact = (name: string) => sql<string>`${payRunPerson.facts} ->> ${sql.raw(`'${name}'`)}`;
const account = (name: string) =>
  sql<string | null>`${payRunPerson.facts} ->> ${sql.raw(`'${name}'`)}`;

/** Those who are paid something. */
const paidBy = (db: Db, runId: number) =>
  db
    .select({
      amount: payRunPerson.net,
      docket: fact('docket'),
      cuil: fact('cuil'),
      lastName: fact('lastName'),
      firstName: fact('firstName'),
      cbu: account('cbu'),
      alias: account('bankAlias'),
    })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, runId), gt(payRunPerson.net, '0')))
    .orderBy(asc(payRunPerson.id));

/** The file of a run in a layout, whom it leaves out by name, and what keeps it from being made. */
export async function bankTransfers(
  db: Db,
  layout: BankShape,
  { id, title, period, payDay }: Pick<Run, 'id' | 'payDay' | 'period' | 'title'>,
) {
  const [people, employer] = await Promise.all([paidBy(db, id), employerOf(db)]);
  const hasAccount = reaches(layout);
  const transfers = people.filter(hasAccount);
  const taxId = (employer.taxId ?? '').replace(/\D/g, '');
  const run: BankRun = { title, period, payDay, taxId, organisation: employer.name };
  const file = bankFile(layout, run, transfers);
  const unknown =
    taxId === '' && needsTaxId(layout)
      ? ['Falta el CUIT de la organización, en Administración']
      : [];
  return {
    ...{ run, file, people: transfers.length, sum: sumOf(transfers) },
    left: people.filter((one) => !hasAccount(one)).map(nameOf),
    faults: [...unknown, ...file.faults],
  };
}
