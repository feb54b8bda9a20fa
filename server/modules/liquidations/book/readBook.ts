import { type BookField, type BookRecord, bookLayout, isBookRecord } from './bookLayout';

/** A place of the file that would be refused, and the rule that it breaks. */
export interface BookFault {
  /** Counted from 1. */
  line: number;
  record: string;
  /** Null in the heading and where it cannot be read. */
  cuil: string | null;
  columns: string | null;
  rule: string;
}

export interface ReadRecord {
  record: BookRecord;
  line: number;
  cuil: string | null;
  /** The text of a field by its name, with its blanks. */
  text(name: string): string;
  number(name: string): bigint;
  fault(name: string, rule: string): BookFault;
}

const patterns: Readonly<Record<BookField['holds'], RegExp>> = {
  digits: /^\d+$/,
  letters: /^[A-Z]+$/,
  name: /^[A-Z0-9 ._-]*$/,
};
const wanted: Readonly<Record<BookField['holds'], string>> = {
  digits: 'lleva solo números, sin signo ni coma',
  letters: 'lleva letras mayúsculas',
  name: 'lleva mayúsculas sin acentos, números y espacios',
};

const columnsOf = ({ from, to }: BookField) => (from === to ? `${from}` : `${from} a ${to}`);

function readLine(line: string, number: number): ReadRecord | BookFault[] {
  const record = line.slice(0, 2);
  const about = { line: number, record, cuil: null, columns: null };
  if (!isBookRecord(record)) return [{ ...about, rule: 'no empieza con 01, 02, 03 ni 04' }];
  const fields = bookLayout[record];
  const width = fields.at(-1)?.to ?? 0;
  if (line.length !== width)
    return [{ ...about, rule: `mide ${line.length} y tiene que medir ${width}` }];
  const byName = new Map(fields.map((field) => [field.name, field]));
  const fieldOf = (name: string) => {
    const field = byName.get(name);
    if (!field) throw new Error(`record ${record} has no ${name}`);
    return field;
  };
  const text = (name: string) => {
    const { from, to } = fieldOf(name);
    return line.slice(from - 1, to);
  };
  const cuil = record === '01' ? null : text('CUIL');
  const fault = (name: string, rule: string): BookFault => ({
    ...{ line: number, record, cuil, columns: columnsOf(fieldOf(name)) },
    rule: `${name}: ${rule}`,
  });
  const wrong = fields
    .filter(({ name, holds }) => !patterns[holds].test(text(name)))
    .map(({ name, holds }) => fault(name, wanted[holds]));
  if (wrong.length > 0) return wrong;
  return { record, line: number, cuil, text, number: (name) => BigInt(text(name)), fault };
}

/** Reads a file of the book by its places alone; a line that cannot be read is told and left out. */
export function readBook(text: string): { records: ReadRecord[]; faults: BookFault[] } {
  const faults: BookFault[] = [];
  const records: ReadRecord[] = [];
  const bare = text.replaceAll('\r\n', '').search(/[\r\n]/);
  if (bare >= 0) {
    faults.push({
      ...{ line: 1, record: '01', cuil: null, columns: null },
      rule: 'cada renglón termina con retorno y salto de línea',
    });
  }
  for (const [index, line] of text.split(/\r\n|\r|\n/).entries()) {
    const read = readLine(line, index + 1);
    if (Array.isArray(read)) faults.push(...read);
    else records.push(read);
  }
  return { records, faults };
}
