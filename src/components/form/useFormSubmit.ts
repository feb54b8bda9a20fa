import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { FieldErrors, FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { type AppError, isAppError } from '@/services/wms/appError';
import { handled } from '@/services/wms/handled';
import { asAppError } from '../state/asAppError';

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
      let faults: FieldErrors<V> | undefined;
      await form.handleSubmit(send, (errors) => {
        faults = errors;
      })(event);
      const page = currentTarget as HTMLElement;
      // The form library gives its own idea of the first one the focus in a task of its own.
      setTimeout(() => {
        focusFirstError(page);
        // A reason whose field is not on the page would leave a button that does nothing.
        if (faults && !page.querySelector(wrong)) setFailure(unseenFault(faults));
      });
    } finally {
      sending.current = false;
    }
  };
  return { submit, failure, sending, forgive: () => setFailure(null) };
}

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

const wrong = '[aria-invalid="true"], [data-invalid]';
const control =
  'button:not([disabled]), input:not([hidden], [disabled], [aria-hidden="true"]), [tabindex="0"]';

/** The first wrong field as the page reads: a field that came later is last for the form, not for the person. */
function focusFirstError(form: HTMLElement) {
  const first = form.querySelector<HTMLElement>(wrong);
  const there = document.activeElement;
  // With its name over it and its reason below, which the focus alone leaves under a bar.
  const reveal = () =>
    first?.closest('.MuiFormControl-root')?.scrollIntoView?.({ block: 'nearest' });
  // The hidden input of a date is not what the person writes in.
  if (!first || (first.contains(there) && !there?.matches('[aria-hidden="true"]'))) return reveal();
  // Over the form stands a question, as of two versions: it goes first.
  const asked = there?.closest('[role="dialog"], [role="alertdialog"]');
  if (asked && !asked.contains(form)) return;
  first.focus();
  // A group takes no focus: its first control does.
  if (document.activeElement === there) first.querySelector<HTMLElement>(control)?.focus();
  reveal();
}

/** Puts the server's reasons on their fields and goes to the first. True if every reason found its field. */
function placeServerErrors<V extends FieldValues>(
  form: UseFormReturn<V>,
  error: AppError,
): boolean {
  const reasons = Object.entries(error.fields ?? {});
  const values: unknown = form.getValues();
  const known = reasons.filter(([name]) => hasField(values, name));
  known.forEach(([name, message], index) => {
    form.setError(name as FieldPath<V>, { type: 'server', message }, { shouldFocus: index === 0 });
  });
  return reasons.length > 0 && known.length === reasons.length;
}

function hasField(values: unknown, name: string): boolean {
  let current = values;
  for (const key of name.split('.')) {
    if (typeof current !== 'object' || current === null || !(key in current)) return false;
    current = (current as Record<string, unknown>)[key];
  }
  return true;
}
