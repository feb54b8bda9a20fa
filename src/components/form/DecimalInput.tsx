import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { Field } from './Field';
import type { FieldProps } from './fieldProps';
import { useDecimalText } from './useDecimalText';
import { useField } from './useField';

interface DecimalInputProps<V extends FieldValues> extends FieldProps<V> {
  decimals?: number;
  /** "$" before, "%" or "kg" after. */
  prefix?: string;
  suffix?: string;
}

const adornment = (text: string | undefined, position: 'start' | 'end') =>
  text ? <InputAdornment position={position}>{text}</InputAdornment> : undefined;

/** Shows 1.234,50 while typing; the form holds "1234.50", as the contract does. */
export function DecimalInput<V extends FieldValues = FieldValues>(props: DecimalInputProps<V>) {
  const { name, label, hint, optional, disabled, decimals = 2, prefix, suffix } = props;
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
        startAdornment={adornment(prefix, 'start')}
        endAdornment={adornment(suffix, 'end')}
        slotProps={{ input: { inputMode: 'decimal', 'aria-describedby': textId } }}
      />
    </Field>
  );
}
