import { Field } from '../form/Field';
import type { FieldProps } from '../form/fieldProps';
import { useField } from '../form/useField';
import { PersonPicker } from './PersonPicker';

/** A person of the directory as a field of a form; the form holds the id. */
export function PersonInput({ name, label, hint, optional, disabled }: FieldProps) {
  const { field, error, id, labelId, textId } = useField(name);
  return (
    <Field id={id} label={label} hint={hint} error={error} optional={optional} disabled={disabled}>
      <PersonPicker
        id={id}
        label={label}
        labelledBy={labelId}
        describedBy={textId}
        error={Boolean(error)}
        value={typeof field.value === 'number' ? field.value : null}
        onChange={field.onChange}
      />
    </Field>
  );
}
