import { type RefObject, useLayoutEffect, useState } from 'react';

const margin = 24;

/**
 * The height from where the list begins to the foot of the window, so that only the rows scroll. `above` changes with
 * what stands over it.
 */
export function useRoomBelow(box: RefObject<HTMLElement | null>, above?: unknown): string {
  const [top, setTop] = useState(190);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what stands above moves where it begins
  useLayoutEffect(() => {
    const rect = box.current?.getBoundingClientRect();
    if (rect) setTop(Math.round(rect.top + window.scrollY));
  }, [box, above]);
  return `calc(100dvh - ${top + margin}px)`;
}
