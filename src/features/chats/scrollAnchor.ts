/** A visible message, and its distance from the upper edge of the scrolling box. */
export interface ScrollAnchor {
  id: string;
  top: number;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** The first message that is in sight; they stand below each other, so that few are asked where they are. */
export function anchorIn(box: HTMLElement): ScrollAnchor | null {
  const messages = box.querySelectorAll<HTMLElement>('[data-message]');
  const edge = topOf(box);
  let [low, high] = [0, messages.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((messages[middle]?.getBoundingClientRect().bottom ?? 0) > edge) high = middle;
    else low = middle + 1;
  }
  const found = messages[low];
  return found ? { id: found.dataset.message ?? '', top: topOf(found) - edge } : null;
}

/** Puts the message back where it stood, whatever came or went above it. */
export function standAt(box: HTMLElement, anchor: ScrollAnchor | null): void {
  const found = anchor && box.querySelector<HTMLElement>(`[data-message="${anchor.id}"]`);
  if (!found) return;
  const moved = topOf(found) - topOf(box) - anchor.top;
  if (moved !== 0) box.scrollTop += moved;
}
