import type { FieldValues } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import type { FieldProps } from '@/components/form/fieldProps';
import { SelectInput } from '@/components/form/SelectInput';
import type { RequestKind } from './definitionTypes';
import { RecordValue } from './RecordValue';

interface ConditionValueProps<V extends FieldValues> extends FieldProps<V> {
  /** Of which request. */
  type: string;
  field: RequestKind['fields'][number];
}

/** A value of what a request has, by its kind: a number, one of a few, or a record found by its name. */
export function ConditionValue<V extends FieldValues>(props: ConditionValueProps<V>) {
  const { type, field, ...input } = props;
  if (field.kind === 'number') return <DecimalInput<V> {...input} />;
  if (field.kind === 'record') return <RecordValue<V> {...input} type={type} field={field.key} />;
  return <SelectInput<V> {...input} options={field.choices} />;
}
