import { accountOfCbu, isCvu } from '@contract/core/cbu';
import type { BankColumn } from '@contract/liquidations/bankColumn';
import type { BankShape } from '@contract/liquidations/bankLayout';
import Big from 'big.js';
import type { BankValues } from './bankLine';

/** A transfer pays a person. */
export interface Transfer {
  docket: string;
  cuil: string;
  lastName: string;
  firstName: string;
  address: string | null;
  cbu: string | null;
  alias: string | null;
  amount: string;
}

/** A file tells these facts of the run that it pays, and of the payer. */
export interface BankRun {
  title: string;
  period: string;
  payDay: string;
  /** Digits alone; empty where it is not known. */
  taxId: string;
  organisation: string;
}

/** A row of the file: its columns, what they hold, and whose it is in a sentence about a fault. */
export interface BankRow {
  whose: string;
  columns: readonly BankColumn[];
  values: BankValues;
}

interface BankRows {
  heading: BankRow[];
  lines: BankRow[];
  closing: BankRow[];
}

export const nameOf = ({ lastName, firstName }: Pick<Transfer, 'firstName' | 'lastName'>) =>
  `${lastName}, ${firstName}`;

export const uses = (columns: readonly BankColumn[], source: BankColumn['source']) =>
  columns.some((column) => column.source === source);

export const sumOf = (transfers: readonly Transfer[]): string =>
  transfers.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);

const ofRun = ({ title, period, payDay, taxId, organisation }: BankRun): BankValues => ({
  reference: title,
  period: period.replace('-', ''),
  ...{ payDay, taxId, organisation },
});

/** The rows of a file in a layout, as values that have no form yet. */
export function bankRows(
  { heading, columns, closing }: Pick<BankShape, 'heading' | 'columns' | 'closing'>,
  run: BankRun,
  transfers: readonly Transfer[],
): BankRows {
  const told = ofRun(run);
  const all = { ...told, count: String(transfers.length), sum: sumOf(transfers) };
  const edge = (whose: string, list: readonly BankColumn[]): BankRow[] =>
    list.length === 0 ? [] : [{ whose, columns: list, values: all }];
  // An alias goes where there is no number: with both a bank would have two to choose from.
  const hasNumber = (cbu: string | null) =>
    cbu !== null && (uses(columns, 'cbu') || (uses(columns, 'accountNumber') && !isCvu(cbu)));
  return {
    heading: edge('Encabezado', heading),
    lines: transfers.map((transfer, at) => {
      const { cbu, alias, address, ...rest } = transfer;
      const whose = nameOf(transfer);
      const values = {
        ...{ ...told, ...rest, name: whose, line: String(at + 1), address: address ?? '' },
        ...{ cbu: cbu ?? '', account: cbu ?? alias ?? '', ...accountOfCbu(cbu) },
        alias: (hasNumber(cbu) ? null : alias) ?? '',
      };
      return { whose, columns, values };
    }),
    closing: edge('Cierre', closing),
  };
}
