import { useId } from 'react';
import { useController } from 'react-hook-form';

/** This gives a field of the form around it, with the ids that tie label, control and reason together. */
export function useField(name: string) {
  const id = useId();
  const { field, fieldState } = useController({ name });
  const error = fieldState.error?.message;
  return {
    field,
    error,
    id,
    labelId: `${id}-label`,
    textId: `${id}-text`,
  };
}
