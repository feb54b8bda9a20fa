import type { ChoiceField, Field, FieldKind } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import type { ColumnKind, GridColumn } from '../data-grid/gridColumn';
import { labelChoices } from '../data-grid/labelChoices';
import { ChoiceChip } from './ChoiceChip';

const kinds: Record<Exclude<FieldKind, 'own'>, ColumnKind> = {
  text: 'text',
  choice: 'choice',
  flag: 'yesNo',
  whole: 'number',
  decimal: 'number',
  money: 'number',
  day: 'day',
  clock: 'text',
  instant: 'instant',
  ref: 'place',
};

const isToned = (field: Field): field is ChoiceField =>
  Object.values(field.tones ?? {}).some((tone) => tone !== 'default');

/** A field of a record as a column of a grid; a choice that has tones is drawn as a chip. */
export function recordColumn<
  F extends Fields,
  S extends Fields,
  const Name extends Extract<keyof F | keyof S, string>,
  Row extends { [K in Name]?: string | number | boolean | null },
>(
  { fields, shown }: RecordDefinition<string, F, S>,
  name: Name,
  own: Partial<GridColumn<Row>> = {},
): GridColumn<Row> {
  const field = { ...shown, ...fields }[name] as Field;
  const { label, kind, labels } = field;
  const toned = isToned(field)
    ? { render: (row: Row) => <ChoiceChip field={field} value={String(row[name])} /> }
    : {};
  return {
    key: name,
    label,
    kind: kind === 'own' ? 'text' : kinds[kind],
    ...(labels ? { choices: labelChoices(labels) } : {}),
    value: (row) => row[name],
    ...toned,
    ...own,
  };
}
