import { type BankColumn, bankSources, isText } from '@contract/liquidations/bankColumn';
import type { BankShape } from '@contract/liquidations/bankLayout';
import { harmless, quoted } from '../../engine/tables/csvTable';

/** How things are written: of a layout, all but its columns. */
export type BankStyle = Pick<BankShape, 'format' | 'separator' | 'letters' | 'encoding'>;

/** A column has this value before it is given its form; amounts as "1234.50", days as "2026-11-04". */
export type BankValues = Readonly<Partial<Record<BankColumn['source'], string>>>;

const separators = { semicolon: ';', comma: ',', tab: '\t' } as const;

/** Between the cells of a line; those of a workbook are only shown on a line. */
function separatorOf({ format, separator }: BankStyle): string {
  if (format === 'xlsx') return ' | ';
  return format === 'csv' ? separators[separator] : '';
}

const unaccented = (text: string) => text.normalize('NFD').replace(/\p{Mn}/gu, '');

const written: Readonly<Record<BankStyle['letters'], (text: string) => string>> = {
  asIs: (text) => text,
  upper: (text) => text.toUpperCase(),
  plain: (text) =>
    unaccented(text)
      .toUpperCase()
      .replace(/[^A-Z0-9 ]/gu, ' '),
};

const LAST_OF: Readonly<Partial<Record<BankStyle['encoding'], number>>> = {
  ascii: 0x7e,
  latin1: 0xff,
};

/** A letter that the encoding lacks loses its accent, or becomes a blank: one character stays one place. */
function encodable(text: string, encoding: BankStyle['encoding']): string {
  const last = LAST_OF[encoding] ?? Number.POSITIVE_INFINITY;
  const fits = (letter: string) => (letter.codePointAt(0) ?? 0) <= last;
  return [...text.normalize('NFC')]
    .map((letter) => {
      if (/\p{Cc}/u.test(letter)) return ' ';
      if (fits(letter)) return letter;
      const plain = unaccented(letter);
      return [...plain].length === 1 && fits(plain) ? plain : ' ';
    })
    .join('');
}

const decimals: Readonly<Record<BankColumn['decimals'], string>> = {
  none: '',
  comma: ',',
  point: '.',
};

function dayText(iso: string, form: BankColumn['day']): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  switch (form) {
    case 'ymd':
      return `${year}${month}${day}`;
    case 'dmy':
      return `${day}${month}${year}`;
    case 'slashes':
      return `${day}/${month}/${year}`;
    case 'dashes':
      return iso;
  }
}

/** The value of a column in its form, before it is fitted into its place. */
export function bankValue(column: BankColumn, values: BankValues, style: BankStyle): string {
  const { source, text } = column;
  const value = source === 'constant' ? text : (values[source] ?? '');
  // A workbook has every letter.
  const encoding = style.format === 'xlsx' ? 'utf8' : style.encoding;
  switch (bankSources[source].kind) {
    case 'amount':
      return value.replace('.', decimals[column.decimals]);
    case 'day':
      return dayText(value, column.day);
    case 'text':
      return encodable(written[style.letters](value), encoding);
    default:
      return encodable(value, encoding);
  }
}

/** A bank that writes its accounts with fewer digits takes them without the zeros in front. */
function shed({ source, width }: BankColumn, value: string): string {
  const surplus = value.length - width;
  if (source !== 'accountNumber' || surplus <= 0) return value;
  return /^0*$/.test(value.slice(0, surplus)) ? value.slice(surplus) : value;
}

const fills: Readonly<Record<BankColumn['fill'], (text: string, missing: number) => string>> = {
  spacesRight: (text, missing) => `${text}${' '.repeat(missing)}`,
  spacesLeft: (text, missing) => `${' '.repeat(missing)}${text}`,
  zerosLeft: (text, missing) => `${'0'.repeat(missing)}${text}`,
};

/** A figure is quoted only where it holds the separator; a text of somebody's is also kept from running as a formula. */
function csvCell(column: BankColumn, value: string, separator: string): string {
  if (isText(column)) return harmless(value);
  return value.includes(separator) || value.includes('"') ? quoted(value) : value;
}

/** A column that is too narrow for what stands in it. */
export interface Misfit {
  label: string;
  length: number;
  width: number;
}

/** This writes a line of the file and tells which of its columns are too narrow; those are written whole, to be seen. */
export function bankLine(
  columns: readonly BankColumn[],
  values: BankValues,
  style: BankStyle,
): { line: string; misfits: Misfit[] } {
  const misfits: Misfit[] = [];
  const separator = separatorOf(style);
  const cells = columns.map((column) => {
    const { source, width, fill, cut } = column;
    const value = bankValue(column, values, style);
    if (style.format === 'xlsx') return value;
    if (style.format === 'csv') return csvCell(column, value, separator);
    const fitted = shed(column, value);
    const letters = [...fitted];
    if (letters.length <= width) return fills[fill](fitted, width - letters.length);
    if (cut && isText(column)) return letters.slice(0, width).join('');
    misfits.push({ label: bankSources[source].label, length: letters.length, width });
    return value;
  });
  return { line: cells.join(separator), misfits };
}

/** The headings of a CSV or a workbook. */
export const titleLine = (columns: readonly BankColumn[], style: BankStyle): string =>
  columns
    .map(({ title }) =>
      style.format === 'xlsx' ? title : harmless(encodable(title, style.encoding)),
    )
    .join(separatorOf(style));
