/** Where a held Enter writes lines. */
const writes = 'textarea, [contenteditable="true"]';
/** These cover the page behind a thing that is open. */
const covers = '.MuiDialog-container, .MuiBackdrop-root';

const isAt = (event: Event, selector: string) =>
  event.target instanceof Element && event.target.matches(selector);

/**
 * For hands that hold a key or press twice. A held Enter presses once: else the question that it opens would be
 * answered unread. The second press of two does not close what the first one opened. Returns how to stop.
 */
export function steadyHands(): () => void {
  const onKey = (event: KeyboardEvent) => {
    if (!event.repeat || event.key !== 'Enter' || isAt(event, writes)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onPress = (event: MouseEvent) => {
    if (event.detail > 1 && isAt(event, covers)) event.stopPropagation();
  };
  // Before anybody else hears of it.
  window.addEventListener('keydown', onKey, true);
  // A dialog remembers where a press began, and would close at the next click anywhere.
  window.addEventListener('mousedown', onPress, true);
  window.addEventListener('click', onPress, true);
  return () => {
    window.removeEventListener('keydown', onKey, true);
    window.removeEventListener('mousedown', onPress, true);
    window.removeEventListener('click', onPress, true);
  };
}
