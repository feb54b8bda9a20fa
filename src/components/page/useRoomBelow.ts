import { type RefObject, useLayoutEffect, useState } from 'react';

const margin = 24;

/** The height from where the list begins to the foot of the window, so that only the rows scroll. */
export function useRoomBelow(box: RefObject<HTMLElement | null>): string {
  const [top, setTop] = useState(190);
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect();
    if (rect) setTop(Math.round(rect.top + window.scrollY));
  }, [box]);
  return `calc(100dvh - ${top + margin}px)`;
}
