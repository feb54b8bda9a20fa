import type { FieldValues } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import type { FieldProps } from '@/components/form/fieldProps';
import { SelectInput } from '@/components/form/SelectInput';
import type { RequestKind } from '../api';

interface ConditionValueProps<V extends FieldValues> extends FieldProps<V> {
  field: RequestKind['fields'][number];
}

/** A value of what a request has, by its kind: a number, or one of a few. */
export function ConditionValue<V extends FieldValues>(props: ConditionValueProps<V>) {
  const { field, ...input } = props;
  return field.kind === 'number' ? (
    <DecimalInput<V> {...input} />
  ) : (
    <SelectInput<V> {...input} options={field.choices} />
  );
}
