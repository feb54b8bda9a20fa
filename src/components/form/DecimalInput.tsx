import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { caretAfter, formatTyped, fromDecimal, toDecimal } from './decimalText';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useField } from './useField';
import { useKeptCaret } from './useKeptCaret';

interface DecimalInputProps<V extends FieldValues> extends FieldProps<V> {
  decimals?: number;
  /** "$" before, "%" or "kg" after. */
  prefix?: string;
  suffix?: string;
  autoFocus?: boolean;
}

const adornment = (text: string | undefined, position: 'start' | 'end') =>
  text ? <InputAdornment position={position}>{text}</InputAdornment> : undefined;

/** Shows 1.234,50 while typing; the form holds "1234.50", as the contract does. */
export function DecimalInput<V extends FieldValues = FieldValues>(props: DecimalInputProps<V>) {
  const { name, label, hint, optional, disabled, decimals = 2, prefix, suffix } = props;
  const { autoFocus } = props;
  const { field, error, id, textId } = useField(name);
  const { text, change, keyDown } = useDecimalText(field.value, decimals, field.onChange);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={text}
        onChange={change}
        onKeyDown={keyDown}
        onBlur={field.onBlur}
        inputRef={field.ref}
        autoComplete="off"
        autoFocus={autoFocus}
        startAdornment={adornment(prefix, 'start')}
        endAdornment={adornment(suffix, 'end')}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': textId } }}
      />
    </Field>
  );
}

/** Keeps the text as typed beside the decimal value, and the caret where the person left it. */
function useDecimalText(value: unknown, decimals: number, onChange: (value: string) => void) {
  const [typed, setTyped] = useState(() => fromDecimal(value, decimals));
  const keepCaret = useKeptCaret();
  const text = toDecimal(typed) === String(value ?? '') ? typed : fromDecimal(value, decimals);

  const change = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const input = event.target as HTMLInputElement;
    const before = input.value.slice(0, input.selectionStart ?? input.value.length);
    const next = formatTyped(input.value, decimals);
    keepCaret(input, caretAfter(next, before.replace(/[^\d,-]/g, '').length));
    setTyped(next);
    onChange(toDecimal(next));
  };

  // The dot of the number pad means the decimal comma.
  const keyDown = (event: KeyboardEvent) => {
    if (event.key !== '.') return;
    event.preventDefault();
    const input = event.target as HTMLInputElement;
    const [start, end] = [input.selectionStart ?? 0, input.selectionEnd ?? 0];
    if (decimals === 0 || input.value.includes(',')) return;
    const next = formatTyped(`${input.value.slice(0, start)},${input.value.slice(end)}`, decimals);
    keepCaret(input, next.indexOf(',') + 1);
    setTyped(next);
    onChange(toDecimal(next));
  };

  return { text, change, keyDown };
}
