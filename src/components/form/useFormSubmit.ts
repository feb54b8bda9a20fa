import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { type AppError, isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';
import { asAppError } from '../state/asAppError';
import { focusFirstError } from './focusFirstError';
import { placeServerErrors } from './placeServerErrors';

export type SubmitHandler<V> = (values: V) => Promise<unknown> | unknown;

/** Validates, sends, and gives what was refused back to the fields. Nothing typed is lost when it fails. */
export function useFormSubmit<V extends FieldValues>(
  form: UseFormReturn<V>,
  onSubmit: SubmitHandler<V>,
  onSaved?: () => void,
) {
  const [failure, setFailure] = useState<AppError | null>(null);
  const sending = useRef(false);

  const send = async (values: V) => {
    setFailure(null);
    try {
      await onSubmit(values);
      // What was saved is the new starting point: leaving is free again, from this very moment.
      flushSync(() => form.reset(values, { keepValues: true }));
      onSaved?.();
    } catch (error) {
      handled(error);
      const refused = asAppError(error);
      // On the page before the first of them takes the focus.
      flushSync(() => {
        if (!placeServerErrors(form, refused)) setFailure(refused);
      });
      // A fault of ours is told to the person and still reaches the console.
      if (!isAppError(error)) throw error;
    }
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    // A form in a dialog stands inside the page's form for React, not for the person.
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    const { currentTarget } = event;
    try {
      await form.handleSubmit(send)(event);
      // The form library gives its own idea of the first one the focus in a task of its own.
      setTimeout(() => focusFirstError(currentTarget as HTMLElement));
    } finally {
      sending.current = false;
    }
  };
  return { submit, failure, sending };
}
