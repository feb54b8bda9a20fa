import type { Field, FieldKind } from '@contract/core/field';
import type { Fields, RecordDefinition } from '@contract/core/record';
import type { ColumnKind, GridColumn } from './gridColumn';
import { labelChoices } from './labelChoices';

const kinds: Readonly<Record<FieldKind, ColumnKind>> = {
  text: 'text',
  choice: 'choice',
  flag: 'yesNo',
  whole: 'number',
  decimal: 'number',
  money: 'number',
  day: 'day',
  instant: 'instant',
  ref: 'place',
  own: 'text',
};

type Shown = string | number | boolean | null | undefined;

/** The column of a field: its word, its kind and its choices; the list says the rest. */
export function recordColumn<F extends Fields, Key extends keyof F & string>(
  record: RecordDefinition<string, F>,
  key: Key,
) {
  const { label, kind, labels } = record.fields[key] as Field;
  return <Row extends { [K in Key]: Shown }>(
    more: Partial<GridColumn<Row>> = {},
  ): GridColumn<Row> => ({
    key,
    label,
    kind: kinds[kind],
    choices: labels && labelChoices(labels),
    value: (row) => row[key],
    ...more,
  });
}
