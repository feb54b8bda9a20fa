import { Readable } from 'node:stream';
import type { PayRunFile } from '@contract/liquidations/payRun';
import Big from 'big.js';
import { and, asc, eq, gt } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { payRunPerson } from '../../db/schema/payRuns';
import type { FileFormat } from '../../engine/exports/keepExport';
import { csvTable } from '../../engine/tables/csvTable';
import { xlsxTable } from '../../engine/tables/xlsxTable';
import { bankColumns, bankRow, bankText, type Transfer } from './bankFile';
import { bookRecords } from './bookRecords';
import { courtTable } from './courtTable';
import type { PayFacts } from './payFacts';
import type { Run } from './runRules';
import { accountingTable, contributionsTable, type RunTable, wholeTable } from './runTables';
import { salaryBook } from './salaryBook';

interface Made {
  source: Readable;
  /** By name, who is paid and is not in it. */
  left: readonly string[];
}

interface RunFile {
  format: FileFormat;
  /** What is done with it cannot be taken back: the run is approved first. */
  approved: boolean;
  make(db: Db, run: Run): Promise<Made>;
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

/** Those who are paid something, and who of them cannot be paid by transfer. */
async function transfersOf(db: Db, runId: number) {
  const people = await db
    .select({ net: payRunPerson.net, facts: payRunPerson.facts })
    .from(payRunPerson)
    .where(and(eq(payRunPerson.runId, runId), gt(payRunPerson.net, '0')))
    .orderBy(asc(payRunPerson.id));
  const transfers = people.map(({ net, facts }): Transfer => {
    const { cuil, firstName, lastName, cbu, bankAlias } = facts as PayFacts;
    return { cuil, name: `${lastName}, ${firstName}`, cbu, alias: bankAlias, amount: net };
  });
  const hasAccount = ({ cbu, alias }: Transfer) => cbu !== null || alias !== null;
  return {
    paid: transfers.filter(hasAccount),
    left: transfers.filter((one) => !hasAccount(one)).map(({ name }) => name),
  };
}

const workbook = (approved: boolean, table: (db: Db, run: Run) => Promise<RunTable>): RunFile => ({
  format: 'xlsx',
  approved,
  async make(db, run) {
    const { columns, rows } = await table(db, run);
    return {
      source: xlsxTable({ name: 'Liquidación', columns, batches: once(rows) }),
      left: [],
    };
  },
});

/** How each file of a run is made. */
export const runFiles: Readonly<Record<PayRunFile, RunFile>> = {
  all: workbook(false, wholeTable),
  bankCsv: {
    format: 'csv',
    approved: true,
    async make(db, { id, title }) {
      const { paid, left } = await transfersOf(db, id);
      const rows = paid.map((transfer) => bankRow(transfer, title));
      return { source: csvTable({ name: title, columns: bankColumns, batches: once(rows) }), left };
    },
  },
  bankText: {
    format: 'txt',
    approved: true,
    async make(db, { id, title }) {
      const { paid, left } = await transfersOf(db, id);
      const total = paid.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);
      return { source: Readable.from([bankText(paid, total, title)]), left };
    },
  },
  book: {
    format: 'txt',
    approved: true,
    async make(db, run) {
      const { run: told, people } = await bookRecords(db, run);
      return { source: Readable.from([salaryBook(told, people)]), left: [] };
    },
  },
  courts: workbook(true, courtTable),
  accounting: workbook(true, accountingTable),
  contributions: workbook(false, contributionsTable),
};
