import { isCvu } from '@contract/core/cbu';
import type { BankShape, FileNameWord } from '@contract/liquidations/bankLayout';
import { bankLine, type Misfit, titleLine } from './bankLine';
import { type BankRow, type BankRun, bankRows, type Transfer, uses } from './bankRows';

export interface BankFile {
  heading: string[];
  lines: string[];
  closing: string[];
  /** Values that do not fit: the person, the column, and how much too long they are. */
  faults: string[];
}

/** Whether a layout has a column for an account that somebody has. */
export function reaches({ columns }: Pick<BankShape, 'columns'>) {
  const either = uses(columns, 'account');
  const byCbu = either || uses(columns, 'cbu');
  const byAlias = either || uses(columns, 'alias');
  const byNumber = uses(columns, 'accountNumber');
  // A virtual wallet has no number of an account in a bank.
  return ({ cbu, alias }: Pick<Transfer, 'cbu' | 'alias'>) =>
    (cbu !== null && (byCbu || (byNumber && !isCvu(cbu)))) || (byAlias && alias !== null);
}

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
  const write = (rows: readonly BankRow[]) =>
    rows.map(({ whose, columns: list, values }) => {
      const { line, misfits } = bankLine(list, values, layout);
      faults.push(...misfits.map((misfit) => faultText(whose, misfit)));
      return line;
    });
  const { heading, lines, closing } = bankRows(layout, run, transfers);
  return {
    heading: [
      ...(format !== 'fixed' && titles ? [titleLine(columns, layout)] : []),
      ...write(heading),
    ],
    lines: write(lines),
    closing: write(closing),
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
