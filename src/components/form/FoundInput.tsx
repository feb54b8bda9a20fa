import type { FieldValues } from 'react-hook-form';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { type RecordOption, RecordPicker } from './RecordPicker';
import { useField } from './useField';

interface FoundInputProps<V extends FieldValues> extends FieldProps<V> {
  /** The options that the server found for the text last asked for. */
  options: readonly RecordOption[];
  loading: boolean;
  onSearch: (text: string) => void;
}

/** A record among many is found by typing; the form holds its id and name. */
export function FoundInput<V extends FieldValues = FieldValues>(props: FoundInputProps<V>) {
  const { name, label, hint, optional, disabled, ...found } = props;
  const { field, error, id, textId } = useField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <RecordPicker
        id={id}
        label={label}
        value={field.value as RecordOption | null}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={Boolean(error)}
        disabled={disabled}
        describedBy={textId}
        {...found}
      />
    </Field>
  );
}
