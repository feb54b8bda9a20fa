import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { type AppError, isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';
import { isStale } from '@/services/wms/storedVersion';
import { asAppError } from '../state/asAppError';
import { focusFirstError, wrong } from './focusFirstError';
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
  /** The server's refusal, until it is known which of its reasons the page shows. */
  const refusal = useRef<AppError | null>(null);

  useEffect(() => {
    // A stale version stays stale whatever is typed; any other refusal was of values that are changed now.
    if (!failure || isStale(failure)) return undefined;
    return form.subscribe({ formState: { values: true }, callback: () => setFailure(null) });
  }, [failure, form]);

  const send = async (values: V) => {
    setFailure(null);
    try {
      await onSubmit(values);
      // The saved values are the new starting point: leaving is free again, from this very moment.
      flushSync(() => form.reset(values, { keepValues: true }));
      onSaved?.();
    } catch (error) {
      handled(error);
      const refused = asAppError(error);
      refusal.current = refused;
      // On the page before the first of them takes the focus.
      flushSync(() => {
        const homeless = placeServerErrors(form, refused);
        if (Object.keys(refused.fields ?? {}).length === 0) setFailure(refused);
        else if (homeless.length > 0) setFailure({ ...refused, message: homeless.join(' ') });
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
    refusal.current = null;
    const { currentTarget } = event;
    try {
      let faults: FieldErrors<V> | undefined;
      await form.handleSubmit(send, (errors) => {
        faults = errors;
      })(event);
      const page = currentTarget as HTMLElement;
      // The form library gives its own idea of the first one the focus in a task of its own.
      setTimeout(() => {
        focusFirstError(page);
        const unseen = refusal.current && unseenReasons(refusal.current, page);
        if (unseen) setFailure(unseen);
      });
      // A reason whose field is not on the page would leave a button that does nothing; a slow page shows it a little later.
      setTimeout(() => {
        if (faults && !page.querySelector(wrong)) setFailure(unseenFault(faults));
      }, SHOWN_BY);
    } finally {
      sending.current = false;
    }
  };
  return { submit, failure, sending, forgive: () => setFailure(null) };
}

/** Milliseconds in which a page that is busy has drawn the reasons beside their fields. */
const SHOWN_BY = 150;

/** The first reason that nobody sees beside its field. */
function unseenFault(faults: object): AppError {
  const reasonIn = (fault: unknown): string | undefined => {
    if (typeof fault !== 'object' || fault === null || fault instanceof Element) return undefined;
    const { message } = fault as { message?: unknown };
    if (typeof message === 'string' && message) return message;
    return Object.values(fault).map(reasonIn).find(Boolean);
  };
  const message = `No se puede enviar así: ${reasonIn(faults) ?? 'hay un dato que falta o está mal.'}`;
  return { status: 422, code: 'datos_invalidos', message, detail: '' };
}

/** A reason may be of a list, which has a name and no place of its own on the page. */
function unseenReasons(refused: AppError, page: HTMLElement): AppError | null {
  const unseen = Object.values(refused.fields ?? {}).filter(
    (reason) => !page.textContent.includes(reason),
  );
  return unseen.length > 0 ? { ...refused, message: unseen.join(' ') } : null;
}
