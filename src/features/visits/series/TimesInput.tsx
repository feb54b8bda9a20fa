import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';

const MOST_DIGITS = 3;

/** How many times a visit repeats; what is not a number is not taken. */
export function TimesInput() {
  const { field, error, id, textId } = useField('repeat.times');
  return (
    <Field id={id} label="Cuántas veces" error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={field.value === 0 ? '' : String(field.value ?? '')}
        onChange={(event) =>
          field.onChange(Number(event.target.value.replace(/\D/g, '').slice(0, MOST_DIGITS)))
        }
        onBlur={field.onBlur}
        inputRef={field.ref}
        autoComplete="off"
        slotProps={{ input: { inputMode: 'numeric', 'aria-describedby': textId } }}
      />
    </Field>
  );
}
