import type { ChoiceField, Field } from '@contract/core/field';
import { type RecordDefinition, type RecordValues, recordFields } from '@contract/core/record';
import { and, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Context } from '../acciones/context';
import type { VersionedTable } from '../store/defineChanges';
import { fold } from './fold';
import type { Asking, Candidate, ImportColumn, ImportDefinition } from './importDefinition';
import { type Parsed, parseClock, parseDay, plainAmount } from './parsers';

type Name<R extends RecordDefinition> = Extract<keyof R['fields'], string>;

/** A file brings a value of a field, with what the record says of that field. */
interface Brought {
  example: string;
  aliases?: readonly string[];
  /** A field that names another record has those within reach, by their folded name, and the words for any other. */
  among?: { find(asking: Asking): Promise<ReadonlyMap<string, number>>; missing: string };
}

interface RecordImport<R extends RecordDefinition, T extends VersionedTable>
  extends Pick<ImportDefinition, 'kind' | 'title' | 'permission' | 'scope' | 'examples'> {
  record: R;
  table: T;
  /** The key tells rows apart, however it is accented; `within` says where it may repeat. */
  key: Name<R> & keyof T;
  within?: Name<R>;
  columns: { [K in Name<R>]?: Brought };
  /** The stored rows that the bringer of the file may see; all of them where it is left out. */
  visible?(asking: Asking): SQL;
  /** Adds one, or changes the one that was found: what the form does. */
  save(
    context: Context,
    input: RecordValues<R> & { id: number | null; version: number | null },
  ): Promise<{ id: number }>;
}

type Value = string | number | boolean | null;
interface Stored extends Record<string, unknown> {
  id: number;
  version: number;
}

/** Keys are compared as the database does it: signs count, for A-1 and A/1 are two codes. */
const unaccented = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase();

const yes = ['si', 's', 'x', '1', 'true', 'verdadero'];
const no = ['no', 'n', '0', 'false', 'falso'];

function parseFlag(text: string): Parsed {
  const said = fold(text);
  if (yes.includes(said)) return { value: 'true' };
  return no.includes(said) ? { value: 'false' } : { error: 'Escribí Sí o No.' };
}

function parseChoice({ values, labels }: ChoiceField, text: string): Parsed {
  const value = values.find((one) => [one, labels[one]].some((word) => fold(word ?? '') === text));
  return value ? { value } : { error: `Escribí ${Object.values(labels).join(' o ')}.` };
}

const parserOf = (field: Field) => (typed: string) => {
  const text = typed.trim();
  if (text === '') return { value: null };
  switch (field.kind) {
    case 'flag':
      return parseFlag(text);
    case 'choice':
      return parseChoice(field as ChoiceField, fold(text));
    case 'day':
      return parseDay(text);
    case 'clock':
      return parseClock(text);
    case 'whole':
    case 'decimal':
    case 'money':
      return { value: plainAmount(text) };
    default:
      return { value: text };
  }
};

/** This reads the value of a cell that is not empty. */
function valueSaid({ kind }: Field, said: string): Value {
  if (kind === 'flag') return said === 'true';
  return kind === 'whole' ? Number(said) : said;
}

const numeric = ['decimal', 'money'];
const alike = ({ kind }: Field, one: unknown, other: unknown) =>
  one === other ||
  (numeric.includes(kind) && one !== null && other !== null && Number(one) === Number(other));

/** How a file of the records of a catalogue is taken in: by the words, choices and limits of the record, each row through its store. */
export function recordImport<R extends RecordDefinition, T extends VersionedTable>({
  record,
  table,
  key,
  within,
  columns,
  visible,
  save,
  ...rest
}: RecordImport<R, T>): ImportDefinition {
  const brought = Object.entries(columns) as [Name<R>, Brought][];
  const fieldOf = (name: string) => record.fields[name] as Field;
  const schema: z.ZodType<object> = recordFields(record);
  const keyColumn = table[key] as AnyPgColumn;

  const keyOf = (row: Record<string, unknown>) =>
    JSON.stringify([within ? row[within] : null, unaccented(String(row[key] ?? ''))]);

  /** This reads the stored rows that the file names, in one query whatever its size. */
  async function storedFor(asking: Asking, rows: readonly Candidate[]) {
    const { db } = asking;
    const asked = [...new Set(rows.map(({ values }) => values[key] ?? ''))];
    const mentioned: SQL = sql`anden_fold(${keyColumn}) = any(
      select anden_fold(said) from unnest(${sql.param(asked)}::text[]) said)`;
    const found = (await db
      .select()
      .from(table as VersionedTable)
      .where(and(mentioned, visible?.(asking)))) as Stored[];
    const alike = new Map<string, Stored[]>();
    for (const row of found) alike.set(keyOf(row), [...(alike.get(keyOf(row)) ?? []), row]);
    return alike;
  }

  /** The very same; else the only one that is written otherwise. */
  function meantBy(said: Record<string, unknown>, alike: readonly Stored[] = []) {
    const same = alike.find((row) => row[key] === said[key]);
    return same ?? (alike.length === 1 ? alike[0] : undefined);
  }

  async function resolve(asking: Asking, rows: readonly Candidate[]) {
    for (const [name, { among }] of brought) {
      if (!among) continue;
      const known = await among.find(asking);
      for (const row of rows) {
        const said = row.values[name];
        const id = known.get(fold(said ?? ''));
        if (said && id === undefined) row.errors.push({ column: name, message: among.missing });
        if (id !== undefined) row.write[name] = id;
      }
    }
  }

  function fill(row: Candidate, was: Stored | undefined) {
    for (const [name, { among }] of brought) {
      const said = row.values[name];
      if (among || said === undefined || said === null) continue;
      row.write[name] = valueSaid(fieldOf(name), said);
    }
    // Fields without a column in the file stay as they are; an empty cell clears a field that may be empty.
    const kept = Object.keys(record.fields).filter((name) => !(name in row.values));
    const whole = {
      ...(was ? Object.fromEntries(kept.map((name) => [name, was[name]])) : {}),
      ...row.write,
    };
    const { data, error } = schema.safeParse(whole);
    for (const { path, message } of error?.issues ?? []) {
      const column = String(path[0]);
      const known = row.errors.some((one) => one.column === column);
      if (!known) row.errors.push({ column: column in columns ? column : null, message });
    }
    return (data ?? {}) as Record<string, Value>;
  }

  return {
    ...rest,
    columns: brought.map(([name, { example, aliases }]): ImportColumn => {
      const field = fieldOf(name);
      return {
        key: name,
        label: field.label,
        aliases: aliases ?? [],
        required: name === key || name === within,
        kind: field.kind === 'day' ? 'day' : 'text',
        example,
        parse: parserOf(field),
      };
    }),
    together: { column: key, sameness: async () => unaccented },
    async check(asking, rows) {
      await resolve(asking, rows);
      const stored = await storedFor(asking, rows);
      const first = new Map<string, number>();
      for (const row of rows) {
        const said = { ...row.values, ...row.write };
        const was = meantBy(said, stored.get(keyOf(said)));
        const one = was ? String(was.id) : keyOf(said);
        const earlier = first.get(one);
        const isNamed = (row.values[key] ?? null) !== null;
        if (earlier !== undefined) {
          row.errors.push({ column: key, message: `Se repite: ya está en la fila ${earlier}.` });
        } else if (isNamed) first.set(one, row.number);
        const values = fill(row, was);
        const changed = Object.entries(values).some(
          ([name, value]) => !alike(fieldOf(name), value, was?.[name]),
        );
        row.state = was ? (changed ? 'changed' : 'unchanged') : 'new';
        row.write = { ...values, id: was?.id ?? null, version: was?.version ?? null };
      }
      return [];
    },
    apply: async (context, { write }) => {
      // Checked by the record's own schema, whose values these are.
      const { id } = await save(context, write as unknown as Parameters<typeof save>[1]);
      return id;
    },
    // The store announced each row when it wrote it.
    told: async () => undefined,
  };
}
