import type { BankShape } from '@contract/liquidations/bankLayout';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { person } from '../../db/schema/organisation';
import { payRunPerson } from '../../db/schema/payRuns';
import { employerOf } from '../../engine/settings/employer';
import { bankFile, needsTaxId, reaches } from './bankFile';
import { type BankRun, nameOf, sumOf } from './bankRows';
import type { Run } from './runRules';
import { isUnpaid } from './transferOf';

/** This reads a single fact: all facts of everybody would be as much as the run itself. */
const fact = (name: string) => sql<string>`${payRunPerson.facts} ->> ${sql.raw(`'${name}'`)}`;
const account = (name: string) =>
  sql<string | null>`${payRunPerson.facts} ->> ${sql.raw(`'${name}'`)}`;

/** Where somebody is paid again is what their record says now: the account of then was the one that failed. */
const ofToday = { cbu: person.cbu, alias: person.bankAlias };
const ofThen = { cbu: account('cbu'), alias: account('bankAlias') };

/** Selects people who are paid something; with `rejected`, only people whose transfer the bank sent back. */
const paidBy = (db: Db, runId: number, rejected: boolean) =>
  db
    .select({
      amount: payRunPerson.net,
      docket: fact('docket'),
      cuil: fact('cuil'),
      lastName: fact('lastName'),
      firstName: fact('firstName'),
      address: person.address,
      ...(rejected ? ofToday : ofThen),
    })
    .from(payRunPerson)
    .innerJoin(person, eq(person.id, payRunPerson.personId))
    .where(
      and(
        eq(payRunPerson.runId, runId),
        gt(payRunPerson.net, '0'),
        rejected ? isUnpaid : undefined,
      ),
    )
    .orderBy(asc(payRunPerson.id));

/** The file of a run in a layout, whom it leaves out by name, and what keeps it from being made. */
export async function bankTransfers(
  db: Db,
  layout: BankShape,
  { id, title, period, payDay }: Pick<Run, 'id' | 'payDay' | 'period' | 'title'>,
  rejected = false,
) {
  const [people, employer] = await Promise.all([paidBy(db, id, rejected), employerOf(db)]);
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
    ...{ run, file, transfers, people: transfers.length, sum: sumOf(transfers) },
    left: people.filter((one) => !hasAccount(one)).map(nameOf),
    faults: [...unknown, ...file.faults],
  };
}
