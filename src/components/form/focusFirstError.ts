/** The first wrong field as the page reads: a field that came later is last for the form, not for the person. */
export function focusFirstError(form: HTMLElement) {
  const first = form.querySelector<HTMLElement>('[aria-invalid="true"]');
  const there = document.activeElement;
  if (!first || !there || !form.contains(there)) return;
  const earlier = first.compareDocumentPosition(there) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (earlier && !first.contains(there)) first.focus();
}
