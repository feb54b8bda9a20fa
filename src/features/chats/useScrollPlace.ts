import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { anchorIn, type ScrollAnchor, standAt } from './scrollAnchor';

interface Shown {
  /** The oldest that is drawn; null while nothing is. */
  firstId: number | null;
  /** The newest that is drawn. */
  lastId: number | null;
  /** Grows each time that a message is added at the end. */
  end: number;
  /** The drawn stretch reaches the newest message. */
  complete: boolean;
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

function open(element: HTMLElement, around: number | null): void {
  const place =
    around === null
      ? element.querySelector<HTMLElement>('[data-unread]')
      : element.querySelector<HTMLElement>(`[data-message="${around}"]`);
  const above = around === null ? GAP : element.clientHeight / 2;
  if (place) element.scrollTop += topOf(place) - topOf(element) - above;
  else element.scrollTop = element.scrollHeight;
}

/** Keeps the eye where it is: what comes or goes above it moves nothing, and new ones move it only when it was at the end. */
export function useScrollPlace(box: RefObject<HTMLElement | null>, shown: Shown) {
  const { firstId, lastId, end, complete, around, own } = shown;
  const [atEnd, setAtEnd] = useState(around === null);
  const last = useRef({ opened: false, end: 0, atEnd: true, anchor: null as ScrollAnchor | null });
  /** The end is on its way: it is gone to once it is drawn. */
  const wanted = useRef(false);

  const note = useCallback((element: HTMLElement, whole: boolean) => {
    const now = isAtEnd(element);
    // Where there is more below, what is in sight is no end to stay at.
    Object.assign(last.current, { atEnd: now && whole, anchor: anchorIn(element) });
    setAtEnd(now);
  }, []);

  const goToEnd = useCallback(() => {
    const element = box.current;
    wanted.current = !complete;
    if (element) element.scrollTop = element.scrollHeight;
  }, [box, complete]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn changes with its first and its last.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || firstId === null) return;
    const before = last.current;
    const grew = end > before.end;
    if (!before.opened) open(element, around);
    else if (wanted.current || (grew && (before.atEnd || own))) {
      element.scrollTop = element.scrollHeight;
    } else standAt(element, before.anchor);
    if (complete) wanted.current = false;
    Object.assign(before, { opened: true, end });
    note(element, complete);
  }, [box, firstId, lastId, end, complete, around, own, note]);

  // The field under it, a picture that comes late: what is read stays where it was.
  useEffect(() => {
    const element = box.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (last.current.atEnd) element.scrollTop = element.scrollHeight;
      else standAt(element, last.current.anchor);
    });
    for (const one of [element, ...element.children]) observer.observe(one);
    return () => observer.disconnect();
  }, [box]);

  const onScroll = useCallback(() => {
    if (box.current) note(box.current, complete);
  }, [box, complete, note]);

  return { atEnd, goToEnd, onScroll };
}
