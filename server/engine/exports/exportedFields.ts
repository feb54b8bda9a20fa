import type { Field } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import type { TableColumn } from '../tables/tableColumn';
import { exportedField } from './exportedField';

type Exported<Name extends string> = ReturnType<typeof exportedField<Name>> & Partial<TableColumn>;

/** Some fields of a record as columns to take out, in this order, with what is their own: a width, another kind. */
export function exportedFields<
  F extends Fields,
  S extends Fields,
  const Name extends Extract<keyof F | keyof S, string>,
>(
  { fields, shown }: RecordDefinition<string, F, S>,
  own: Record<Name, Partial<TableColumn>>,
): { [K in Name]: Exported<K> } {
  const all: Fields = { ...shown, ...fields };
  const names = Object.keys(own) as Name[];
  return Object.fromEntries(
    names.map((name) => [name, { ...exportedField(all[name] as Field, name), ...own[name] }]),
  ) as { [K in Name]: Exported<K> };
}
