import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Shown {
  /** The oldest that is drawn; null while nothing is. */
  firstId: number | null;
  /** Changes with whatever is added at the end. */
  end: string;
  /** The message at which it was opened, if at one. */
  around: number | null;
  /** The addition at the end is one's own: then it is shown. */
  own: boolean;
}

const NEAR = 40;

const GAP = 12;

const topOf = (element: HTMLElement) => element.getBoundingClientRect().top;

const isAtEnd = ({ scrollHeight, scrollTop, clientHeight }: HTMLElement) =>
  scrollHeight - scrollTop - clientHeight <= NEAR;

/** Keeps the eye where it is: older ones come above it, and new ones move it only when it was at the end. */
export function useScrollPlace(box: RefObject<HTMLElement | null>, shown: Shown) {
  const { firstId, end, around, own } = shown;
  const [atEnd, setAtEnd] = useState(around === null);
  const last = useRef({ firstId: null as number | null, end: '', height: 0, atEnd: true });

  const goToEnd = useCallback(() => {
    const element = box.current;
    if (element) element.scrollTop = element.scrollHeight;
  }, [box]);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element || firstId === null) return;
    const before = last.current;
    if (before.firstId === null) {
      const place =
        around === null
          ? element.querySelector<HTMLElement>('[data-unread]')
          : element.querySelector<HTMLElement>(`[data-message="${around}"]`);
      const above = around === null ? GAP : element.clientHeight / 2;
      if (place) element.scrollTop += topOf(place) - topOf(element) - above;
      else element.scrollTop = element.scrollHeight;
    } else if (firstId < before.firstId) {
      element.scrollTop += element.scrollHeight - before.height;
    } else if (end !== before.end && (before.atEnd || own)) {
      element.scrollTop = element.scrollHeight;
    }
    const now = isAtEnd(element);
    last.current = { firstId, end, height: element.scrollHeight, atEnd: now };
    setAtEnd(now);
  }, [box, firstId, end, around, own]);

  // The field under it, a picture that comes late: the end stays in sight where it was.
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (last.current.atEnd) element.scrollTop = element.scrollHeight;
    });
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [box]);

  const onScroll = useCallback(() => {
    const element = box.current;
    if (!element) return;
    const now = isAtEnd(element);
    last.current.atEnd = now;
    last.current.height = element.scrollHeight;
    setAtEnd(now);
  }, [box]);

  return { atEnd, goToEnd, onScroll };
}
