import type { FieldValues } from 'react-hook-form';
import type { FieldProps } from '../form/fieldProps';
import { useField } from '../form/useField';
import { PasswordInput } from './PasswordInput';

interface PasswordFieldProps<V extends FieldValues>
  extends Pick<FieldProps<V>, 'name' | 'label' | 'hint'> {
  autoComplete: 'current-password' | 'new-password';
  autoFocus?: boolean;
}

/** A password of the form around it. */
export function PasswordField<V extends FieldValues = FieldValues>(props: PasswordFieldProps<V>) {
  const { field, error, id } = useField(props.name);
  return (
    <PasswordInput
      {...props}
      id={id}
      error={error}
      value={field.value ?? ''}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
    />
  );
}
