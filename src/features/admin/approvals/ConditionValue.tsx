import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { DecimalInput } from '@/components/form/DecimalInput';
import { Field } from '@/components/form/Field';
import type { FieldProps } from '@/components/form/fieldProps';
import { RecordPicker } from '@/components/form/RecordPicker';
import { SelectInput } from '@/components/form/SelectInput';
import { useField } from '@/components/form/useField';
import {
  type ConditionChoice,
  useSearchConditionRecordsQuery,
} from '@/services/wms/generated/workflow.gen';
import type { RequestKind } from './definitionTypes';

interface ConditionValueProps<V extends FieldValues> extends FieldProps<V> {
  /** The type of request. */
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

interface RecordValueProps<V extends FieldValues> extends FieldProps<V> {
  /** The type of request, and which of its data. */
  type: string;
  field: string;
}

const optionOf = ({ value, label }: ConditionChoice) => ({ id: Number(value), name: label });

/** A record that a condition names, searched for by name; the form holds its id as text. */
function RecordValue<V extends FieldValues>(props: RecordValueProps<V>) {
  const { name, label, optional, type, field: key } = props;
  const { field, error, id, textId } = useField(name);
  const [search, setSearch] = useState('');
  const value = String(field.value ?? '');
  const { data, isFetching } = useSearchConditionRecordsQuery({ type, field: key, search });
  const { data: chosen } = useSearchConditionRecordsQuery(
    { type, field: key, value },
    { skip: value === '' },
  );
  const record = chosen?.rows.find((one) => one.value === value);
  return (
    <Field id={id} label={label} error={error} optional={optional}>
      <RecordPicker
        id={id}
        label={label}
        value={record ? optionOf(record) : null}
        onChange={(next) => field.onChange(next ? String(next.id) : '')}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={Boolean(error)}
        describedBy={textId}
        options={(data?.rows ?? []).map(optionOf)}
        loading={isFetching}
        onSearch={setSearch}
      />
    </Field>
  );
}
