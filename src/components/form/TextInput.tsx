import { counted } from '@contract/core/counted';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import type { FieldValues } from 'react-hook-form';
import { formatNumber } from '@/utils/numbers';
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

/** Shorter ones, such as a code, are as long as they are. */
const SHORTEST_COUNTED = 40;
const NEAR = 0.8;

/** How much room is left near the end of a field, and by how much it was passed. */
function roomText(length: number, most = 0): string | undefined {
  if (most < SHORTEST_COUNTED || length < most * NEAR) return undefined;
  const over = length - most;
  if (over > 0)
    return `${over === 1 ? 'Sobra' : 'Sobran'} ${counted(over, 'carácter', 'caracteres')} de ${formatNumber(most)}`;
  return `${formatNumber(length)} de ${formatNumber(most)} caracteres`;
}

export function TextInput<V extends FieldValues = FieldValues>(props: TextInputProps<V>) {
  const { name, label, hint, optional, disabled, rows, maxLength, ...input } = props;
  const { field, error, id, textId } = useField(name);
  const room = roomText(String(field.value ?? '').length, maxLength);
  return (
    <Field
      id={id}
      label={label}
      hint={room ?? hint}
      error={error}
      optional={optional}
      disabled={disabled}
    >
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
        // Pasted text stays whole: it is refused for its length, never cut in silence.
        slotProps={{
          input: { maxLength: rows ? undefined : maxLength, 'aria-describedby': textId },
        }}
      />
    </Field>
  );
}
