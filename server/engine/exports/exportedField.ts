import type { Field } from '@contract/core/field';
import type { Cell, TableColumn } from '../tables/tableColumn';

const kinds: Partial<Record<Field['kind'], TableColumn['kind']>> = {
  flag: 'boolean',
  day: 'day',
  instant: 'instant',
  decimal: 'decimal',
  money: 'decimal',
  whole: 'integer',
};

/** A field of a record as a column of a table that is taken out, under its own word and in words. */
export function exportedField<Name extends string>(field: Field, name: Name) {
  const { label, labels } = field;
  const said = (value: unknown): Cell => labels?.[String(value)] ?? null;
  return {
    label,
    kind: kinds[field.kind] ?? ('text' as const),
    ...(labels ? { value: (row: Record<Name, unknown>) => said(row[name]) } : {}),
  };
}
