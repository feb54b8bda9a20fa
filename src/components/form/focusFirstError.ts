/** Marks a control, or a group of them, as wrong. */
export const wrong = '[aria-invalid="true"], [data-invalid]';
const control =
  'button:not([disabled]), input:not([hidden], [disabled], [aria-hidden="true"]), [tabindex="0"]';

/** The first wrong field as the page reads: a field that came later is last for the form, not for the person. */
export function focusFirstError(form: HTMLElement) {
  const first = form.querySelector<HTMLElement>(wrong);
  const there = document.activeElement;
  // The field shows with its name over it and its reason below, which the focus alone leaves under a bar.
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
