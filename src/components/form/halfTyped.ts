/** The picker tells nothing while a new date is half typed; its sections do. */
export function halfTyped(field: HTMLElement): boolean {
  const sections = Array.from(field.querySelectorAll('[role="spinbutton"]'));
  return sections.some((section) => section.hasAttribute('aria-valuenow'));
}
