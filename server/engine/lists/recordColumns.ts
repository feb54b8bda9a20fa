import type { ChoiceField, Field, FieldKind } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { ListColumn } from './listColumn';

const kinds: Partial<Record<FieldKind, 'text' | 'boolean' | 'day' | 'instant'>> = {
  text: 'text',
  flag: 'boolean',
  day: 'day',
  instant: 'instant',
};

function columnOf(field: Field, by: AnyPgColumn): ListColumn {
  if (field.kind === 'choice') return { kind: 'enum', by, values: (field as ChoiceField).values };
  return { kind: kinds[field.kind] ?? 'number', by };
}

/** Fields of a record as a list sorts and filters by them, each by the column of its name. */
export function recordColumns<
  F extends Fields,
  S extends Fields,
  const Name extends Extract<keyof F | keyof S, string>,
>(
  { fields, shown }: RecordDefinition<string, F, S>,
  table: Record<Name, AnyPgColumn>,
  names: readonly Name[],
): Record<Name, ListColumn> {
  const all: Fields = { ...shown, ...fields };
  const columns = names.map((name) => [name, columnOf(all[name] as Field, table[name])]);
  return Object.fromEntries(columns);
}
