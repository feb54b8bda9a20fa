import { Readable } from 'node:stream';
import type { BankLayout } from '@contract/liquidations/bankLayout';
import type { PayRunFile } from '@contract/liquidations/payRun';
import type { Db } from '../../db/Db';
import type { Charset, FileFormat } from '../../engine/exports/keepExport';
import { conflict, invalid, notFound } from '../../engine/http/fault';
import { xlsxTable } from '../../engine/tables/xlsxTable';
import { bankBytes, bankFileName } from './bankFile';
import { findBankLayout, noBankLayout } from './bankLayouts';
import { bankTransfers } from './bankTransfers';
import { bankWorkbook } from './bankWorkbook';
import { monthBook, runBook } from './book/makeBook';
import { settledRuns } from './book/settledRuns';
import { contributionsTable } from './contributionsTable';
import { courtTable } from './courtTable';
import type { Run } from './runRules';
import { accountingTable, type RunTable, wholeTable } from './runTables';

interface Made {
  source: Readable;
  /** The names of people who are paid and are not in it. */
  left: readonly string[];
  /** A file has these where its layout says them. */
  name?: string;
  format?: FileFormat;
  charset?: Charset;
}

interface AskedFile {
  layoutId: number | null;
  /** Only those whose transfer the bank sent back. */
  rejected: boolean;
}

interface RunFile {
  format: FileFormat;
  /** Such a file is used in ways that cannot be taken back, so the run is approved first. */
  approved: boolean;
  make(db: Db, run: Run, asked: AskedFile): Promise<Made>;
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value;
}

const charsets = {
  ascii: 'us-ascii',
  latin1: 'iso-8859-1',
  utf8: 'utf-8',
  utf8Marked: 'utf-8',
} as const satisfies Record<BankLayout['encoding'], Charset>;

/** A sentence can name this many. */
const MOST_TOLD = 5;

/** The transfers as a bank wants them; whole, or not at all. */
async function bankRunFile(db: Db, run: Run, { layoutId, rejected }: AskedFile): Promise<Made> {
  if (layoutId === null) throw invalid({ layoutId: 'Elegí el diseño del banco.' });
  const layout = await findBankLayout(db, layoutId);
  if (!layout) throw notFound(noBankLayout);
  const {
    file,
    run: told,
    transfers,
    left,
    faults,
  } = await bankTransfers(db, layout, run, rejected);
  if (rejected && transfers.length + left.length === 0)
    throw conflict('No hay transferencias rechazadas que pagar de nuevo.');
  if (faults.length > 0) {
    const more = faults.length - MOST_TOLD;
    const first = faults.slice(0, MOST_TOLD).join('; ');
    throw conflict(
      `Con “${layout.name}” no se puede hacer. ${first}${more > 0 ? `, y ${more} más` : ''}.`,
    );
  }
  const name = bankFileName(layout, told);
  if (layout.format === 'xlsx')
    return { left, name, format: 'xlsx', source: bankWorkbook(layout, told, transfers) };
  return {
    ...{ left, name, format: layout.format === 'csv' ? 'csv' : 'txt' },
    ...{ charset: charsets[layout.encoding], source: Readable.from([bankBytes(layout, file)]) },
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

const bookFile = (text: (db: Db, run: Run) => Promise<string>): RunFile => ({
  format: 'txt',
  approved: true,
  make: async (db, run) => ({ source: Readable.from([await text(db, run)]), left: [] }),
});

/** How each file of a run is made. */
export const runFiles: Readonly<Record<PayRunFile, RunFile>> = {
  all: workbook(false, wholeTable),
  bank: { format: 'txt', approved: true, make: bankRunFile },
  book: bookFile(runBook),
  monthBook: bookFile(monthBook),
  courts: workbook(true, courtTable),
  accounting: workbook(true, accountingTable),
  contributions: workbook(false, (db, run) => contributionsTable(db, [run])),
  monthContributions: workbook(true, async (db, { period }) =>
    contributionsTable(db, await settledRuns(db, period)),
  ),
};
