import {
  Column,
  type DriverValueDecoder,
  getTableName,
  is,
  noopDecoder,
  SQL,
  Subquery,
} from 'drizzle-orm';
import type { SelectedFieldsOrdered } from 'drizzle-orm/pg-core';

type Field = SelectedFieldsOrdered[number]['field'];
type Decoder = DriverValueDecoder<unknown, unknown>;
type Answer = Record<string, unknown>;

interface Part {
  /** The objects within the row that it stands in, from the outermost. */
  within: readonly string[];
  name: string;
  /** Null for what comes from PostgreSQL as it is read. */
  decoder: Decoder | null;
}

/** An object that a left join leaves empty, and the place of the column that shows it. */
interface Joined {
  name: string;
  place: number;
}

function decoderOf(field: Field): Decoder {
  if (is(field, Column)) return field;
  const { decoder } = (is(field, SQL)
    ? field
    : is(field, Subquery)
      ? field._.sql
      : field.sql) as unknown as { decoder: Decoder };
  return decoder;
}

const leavesAsIs = ({ mapFromDriverValue }: Decoder): boolean =>
  mapFromDriverValue === Column.prototype.mapFromDriverValue ||
  mapFromDriverValue === noopDecoder.mapFromDriverValue;

const partOf = ({ path, field }: SelectedFieldsOrdered[number]): Part => {
  const decoder = decoderOf(field);
  return {
    within: path.slice(0, -1),
    name: path[path.length - 1] ?? '',
    decoder: leavesAsIs(decoder) ? null : decoder,
  };
};

/** A join is empty by Drizzle's rule: it is of a table alone that may have no row, and its first column asked for is null. */
function joinedIn(
  fields: SelectedFieldsOrdered,
  always: Readonly<Record<string, boolean>>,
): Joined[] {
  const found = new Map<string, { place: number; table: string; alone: boolean }>();
  fields.forEach(({ path, field }, place) => {
    const [name] = path;
    if (path.length !== 2 || name === undefined || !is(field, Column)) return;
    const table = getTableName(field.table);
    const known = found.get(name);
    if (!known) found.set(name, { place, table, alone: true });
    else if (known.table !== table) known.alone = false;
  });
  return [...found].flatMap(([name, { place, table, alone }]) =>
    alone && !always[table] ? [{ name, place }] : [],
  );
}

function objectAt(row: Answer, within: readonly string[]): Answer {
  let at = row;
  for (const name of within) {
    at[name] ??= {};
    at = at[name] as Answer;
  }
  return at;
}

/**
 * Makes of a row as it comes what a query promises. Which value goes where and through which decoder is reckoned once for
 * all rows; Drizzle's own reader looks it up for each value, and that took longer than all else that it does.
 */
export function rowReader(
  fields: SelectedFieldsOrdered,
  always?: Readonly<Record<string, boolean>>,
): (row: readonly unknown[]) => Answer {
  const parts = fields.map(partOf);
  const joined = always ? joinedIn(fields, always) : [];
  return (row) => {
    const answer: Answer = {};
    for (let place = 0; place < parts.length; place += 1) {
      const { within, name, decoder } = parts[place] as Part;
      const raw = row[place];
      const object = within.length === 0 ? answer : objectAt(answer, within);
      object[name] = raw === null || decoder === null ? raw : decoder.mapFromDriverValue(raw);
    }
    for (const { name, place } of joined) if (row[place] === null) answer[name] = null;
    return answer;
  };
}
