import OutlinedInput from '@mui/material/OutlinedInput';
import { Field } from '@/components/form/Field';
import { useField } from '@/components/form/useField';

/** The options of a question, one in each line. */
export function OptionLines({ name }: { name: string }) {
  const { field, error, id, textId } = useField(name);
  const options = (field.value ?? []) as string[];
  return (
    <Field id={id} label="Opciones" hint="Una por línea." error={error}>
      <OutlinedInput
        id={id}
        name={field.name}
        value={options.join('\n')}
        onChange={(event) => field.onChange(event.target.value.split('\n'))}
        // Lines that were left empty are no options.
        onBlur={() => {
          field.onChange(options.map((option) => option.trim()).filter(Boolean));
          field.onBlur();
        }}
        inputRef={field.ref}
        multiline
        minRows={3}
        slotProps={{ input: { 'aria-describedby': textId, 'aria-invalid': Boolean(error) } }}
      />
    </Field>
  );
}
