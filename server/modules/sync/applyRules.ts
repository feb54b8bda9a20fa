import type { LinkRule } from '@contract/sync/linkRule';
import { DateTime } from 'luxon';
import type { ImportRowNote } from '../../db/schema/imports';
import { columnsIn } from '../../engine/imports/columnsIn';
import { fold } from '../../engine/imports/fold';
import type { ImportColumn, ImportedRows } from '../../engine/imports/importDefinition';
import { matchHeaders } from '../../engine/imports/matchHeaders';
import type { SheetRows } from '../../engine/imports/sheetRows';

export interface RuledRows {
  headers: string[];
  mapping: Record<string, number>;
  rows: SheetRows['rows'];
  /** Data that the rules could not make, by the number of the row. */
  faults: Map<number, ImportRowNote[]>;
  /** Reasons for which the whole file cannot be read. */
  problems: string[];
}

type Made = { text: string } | { fault: string };
type Maker = (cells: readonly string[]) => Made;

const isRead = (day: DateTime) => day.isValid && day.year >= 1900 && day.year <= 2200;

function dayText(text: string, format: string): Made {
  const day = DateTime.fromFormat(text, format, { zone: 'utc' });
  if (isRead(day)) return { text: day.toFormat('yyyy-MM-dd') };
  return { fault: `No es una fecha escrita como ${format.toLowerCase().replaceAll('y', 'a')}.` };
}

const writtenAs = {
  comma: /^-?(\d+|\d{1,3}(\.\d{3})+)(,\d+)?$/,
  point: /^-?(\d+|\d{1,3}(,\d{3})+)(\.\d+)?$/,
};

/** Leaves decimals with a comma, which no import takes for thousands; 1,5 is no number where commas part thousands. */
function numberText(text: string, written: 'comma' | 'point'): Made {
  const bare = text.replace(/[$\s]/g, '');
  const thousands = written === 'comma' ? '.' : ',';
  return writtenAs[written].test(bare)
    ? { text: bare.replaceAll(thousands, '').replace('.', ',') }
    : { fault: `No es un número escrito como ${written === 'comma' ? '1.234,56' : '1,234.56'}.` };
}

/** Makes of the text of one cell what its rule says. */
export function makeText(rule: LinkRule, said: string): Made {
  let text = said.trim();
  if (text === '') return { text };
  if (rule.table.length > 0) {
    const row = rule.table.find(({ from }) => fold(from) === fold(text));
    if (row) text = row.to;
    else if (rule.otherwise === 'refuse') return { fault: `La tabla no dice qué es “${text}”.` };
  }
  if (rule.digits > 0 && /^\d+$/.test(text)) text = text.padStart(rule.digits, '0');
  if (rule.day !== '' && text !== '') return dayText(text, rule.day);
  if (rule.number !== '' && text !== '') return numberText(text, rule.number);
  return { text };
}

function makerOf(
  column: ImportColumn,
  rule: LinkRule | undefined,
  headers: readonly string[],
  usual: number | undefined,
  problems: string[],
): Maker | null {
  if (!rule) return usual === undefined ? null : (cells) => ({ text: cells[usual] ?? '' });
  if (rule.from === 'none') return null;
  if (rule.lookup !== '' && !column.lookups?.some(({ key }) => key === rule.lookup)) {
    problems.push(`${column.label} no se puede buscar por otro dato como el que dice su regla.`);
    return null;
  }
  if (rule.from === 'constant') {
    const made = makeText(rule, rule.constant);
    return () => made;
  }
  const titled =
    rule.column === '' ? usual : headers.findIndex((one) => fold(one) === fold(rule.column));
  if (titled === undefined || titled < 0) {
    problems.push(
      rule.column === ''
        ? `Falta la columna ${column.label}.`
        : `El archivo no tiene la columna “${rule.column}”, de la que sale ${column.label}.`,
    );
    return null;
  }
  return (cells) => makeText(rule, cells[titled] ?? '');
}

/** The rows of a file as the import reads them: one column for each datum that the rules, or the titles, find. */
export function applyRules(
  definition: Pick<ImportedRows, 'columns' | 'titled'>,
  rules: readonly LinkRule[],
  sheet: SheetRows,
): RuledRows {
  const columns = columnsIn(definition, sheet.headers);
  const usual = matchHeaders(columns, sheet.headers);
  const byKey = new Map(rules.map((rule) => [rule.key, rule]));
  const problems: string[] = [];
  const makers = columns.flatMap((column) => {
    const { key } = column;
    const make = makerOf(column, byKey.get(key), sheet.headers, usual[key], problems);
    if (!make) return [];
    // A column that the file's own title makes is found again only by that title.
    const own = definition.columns.includes(column);
    return [{ key, title: own ? column.label : (sheet.headers[usual[key] ?? -1] ?? key), make }];
  });
  const faults: RuledRows['faults'] = new Map();
  const rows = sheet.rows.map(({ number, cells }) => ({
    number,
    cells: makers.map(({ key, make }) => {
      const made = make(cells);
      if ('text' in made) return made.text;
      faults.set(number, [...(faults.get(number) ?? []), { column: key, message: made.fault }]);
      return '';
    }),
  }));
  return {
    headers: makers.map(({ title }) => title),
    mapping: Object.fromEntries(makers.map(({ key }, at) => [key, at])),
    rows,
    faults,
    problems,
  };
}
