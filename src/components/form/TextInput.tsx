import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';

interface TextInputProps<V extends FieldValues> extends FieldProps<V> {
  type?: 'text' | 'email' | 'password' | 'tel' | 'url' | 'search';
  autoComplete?: string;
  autoFocus?: boolean;
  placeholder?: string;
  /** More than one row makes a text area that grows with what is typed. */
  rows?: number;
  maxLength?: number;
  startAdornment?: OutlinedInputProps['startAdornment'];
  endAdornment?: OutlinedInputProps['endAdornment'];
}

export function TextInput<V extends FieldValues = FieldValues>(props: TextInputProps<V>) {
  const { name, label, hint, optional, disabled, rows, maxLength, ...input } = props;
  const { field, error, id, textId } = useField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <OutlinedInput
        {...input}
        id={id}
        name={field.name}
        value={field.value ?? ''}
        onChange={field.onChange}
        onBlur={field.onBlur}
        inputRef={field.ref}
        multiline={Boolean(rows)}
        minRows={rows}
        maxRows={rows ? rows + 10 : undefined}
        slotProps={{ input: { maxLength, 'aria-describedby': textId } }}
      />
    </Field>
  );
}
