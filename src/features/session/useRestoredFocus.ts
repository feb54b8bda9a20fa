import { type RefObject, useLayoutEffect } from 'react';
import type { EarlyForm } from './earlyForm';
import { formInput } from './formInput';

/** Puts focus and caret back where they were in the static form. */
export function useRestoredFocus(form: RefObject<HTMLFormElement | null>, early: EarlyForm): void {
  useLayoutEffect(() => {
    const { focus, caret } = early;
    const input = focus ? formInput(form.current, focus) : null;
    if (!input) return;
    input.focus();
    if (caret && caret[0] !== null) input.setSelectionRange(caret[0], caret[1]);
  }, [form, early]);
}
