import type { BankColumn } from '@contract/liquidations/bankColumn';
import type { BankShape, FileNameWord } from '@contract/liquidations/bankLayout';
import Big from 'big.js';
import { type BankValues, bankLine, type Misfit, titleLine } from './bankLine';

/** A transfer pays a person. */
export interface Transfer {
  docket: string;
  cuil: string;
  lastName: string;
  firstName: string;
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

export interface BankFile {
  heading: string[];
  lines: string[];
  closing: string[];
  /** Values that do not fit: the person, the column, and how much too long they are. */
  faults: string[];
}

export const nameOf = ({ lastName, firstName }: Pick<Transfer, 'firstName' | 'lastName'>) =>
  `${lastName}, ${firstName}`;

const uses = (columns: readonly BankColumn[], source: BankColumn['source']) =>
  columns.some((column) => column.source === source);

/** Whether a layout has a column for an account that somebody has. */
export function reaches({ columns }: Pick<BankShape, 'columns'>) {
  const either = uses(columns, 'account');
  const byNumber = either || uses(columns, 'cbu');
  const byAlias = either || uses(columns, 'alias');
  return ({ cbu, alias }: Pick<Transfer, 'cbu' | 'alias'>) =>
    (byNumber && cbu !== null) || (byAlias && alias !== null);
}

export const sumOf = (transfers: readonly Transfer[]): string =>
  transfers.reduce((sum, { amount }) => sum.plus(amount), new Big(0)).toFixed(2);

const ofRun = ({ title, period, payDay, taxId, organisation }: BankRun): BankValues => ({
  reference: title,
  period: period.replace('-', ''),
  ...{ payDay, taxId, organisation },
});

const faultText = (whose: string, { label, length, width }: Misfit) =>
  `${whose}: “${label}” ocupa ${length} lugares y tiene ${width}`;

/** The lines of a file, and what would not fit into them. */
export function bankFile(
  layout: BankShape,
  run: BankRun,
  transfers: readonly Transfer[],
): BankFile {
  const { format, titles, columns } = layout;
  const faults: string[] = [];
  const told = ofRun(run);
  const write = (whose: string, list: readonly BankColumn[], values: BankValues) => {
    const { line, misfits } = bankLine(list, { ...told, ...values }, layout);
    faults.push(...misfits.map((misfit) => faultText(whose, misfit)));
    return line;
  };
  const all = { count: String(transfers.length), sum: sumOf(transfers) };
  const edge = (whose: string, list: readonly BankColumn[]) =>
    list.length === 0 ? [] : [write(whose, list, all)];
  // An alias goes where there is no number: with both a bank would have two to choose from.
  const besideNumber = uses(columns, 'cbu');
  return {
    heading: [
      ...(format === 'csv' && titles ? [titleLine(columns, layout)] : []),
      ...edge('Encabezado', layout.heading),
    ],
    lines: transfers.map((transfer, at) => {
      const { cbu, alias, ...rest } = transfer;
      const name = nameOf(transfer);
      return write(name, columns, {
        ...rest,
        ...{ name, cbu: cbu ?? '', account: cbu ?? alias ?? '', line: String(at + 1) },
        alias: (besideNumber && cbu !== null ? null : alias) ?? '',
      });
    }),
    closing: edge('Cierre', layout.closing),
    faults,
  };
}

/** The file as its bytes. */
export function bankBytes(
  { encoding, lineEnd }: Pick<BankShape, 'encoding' | 'lineEnd'>,
  { heading, lines, closing }: BankFile,
): Buffer {
  const end = lineEnd === 'crlf' ? '\r\n' : '\n';
  const text = [...heading, ...lines, ...closing].map((line) => `${line}${end}`).join('');
  if (encoding === 'latin1' || encoding === 'ascii') return Buffer.from(text, 'latin1');
  return Buffer.from(encoding === 'utf8Marked' ? `\uFEFF${text}` : text, 'utf8');
}

/** The name of the file, without what says of which kind it is. */
export function bankFileName(
  { fileName }: Pick<BankShape, 'fileName'>,
  { title, period, payDay, taxId }: BankRun,
): string {
  const words: Readonly<Record<FileNameWord, string>> = {
    ...{ titulo: title, cuit: taxId },
    ...{ mes: period.replace('-', ''), pago: payDay.replaceAll('-', '') },
  };
  const known = (word: string): word is FileNameWord => Object.hasOwn(words, word);
  return fileName
    .replace(/\{([^}]*)\}/g, (whole, word: string) => (known(word) ? words[word] : whole))
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ');
}

/** A layout that names who pays needs their number. */
export function needsTaxId({ fileName, heading, columns, closing }: BankShape): boolean {
  return (
    fileName.includes('{cuit}') || [heading, columns, closing].some((list) => uses(list, 'taxId'))
  );
}
