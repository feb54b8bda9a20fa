import { groupedDigits } from '@contract/core/groupedDigits';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { ChangeEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import { caretAfterDigits } from './caretAfterDigits';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';
import { useKeptCaret } from './useKeptCaret';

interface DigitsInputProps<V extends FieldValues> extends FieldProps<V> {
  /** How many there are. */
  count: number;
  autoFocus?: boolean;
}

/** A long number, in groups of four while it is typed or pasted; the form holds its digits alone. */
export function DigitsInput<V extends FieldValues = FieldValues>(props: DigitsInputProps<V>) {
  const { name, label, hint, optional, disabled, count, autoFocus } = props;
  const { field, error, id, textId } = useField(name);
  const keepCaret = useKeptCaret();
  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.target as HTMLInputElement;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const digits = input.value.replace(/\D/g, '').slice(0, count);
    keepCaret(input, caretAfterDigits(groupedDigits(digits), before.replace(/\D/g, '').length));
    field.onChange(digits);
  };
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={groupedDigits(String(field.value ?? ''))}
        onChange={change}
        onBlur={field.onBlur}
        inputRef={field.ref}
        autoComplete="off"
        autoFocus={autoFocus}
        slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': textId } }}
      />
    </Field>
  );
}
