import { type RefObject, useLayoutEffect } from 'react';

/** Tells the page's styles how high a box is, while it is there. */
export function useHeightVariable(box: RefObject<HTMLElement | null>, name: string): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty(name, `${box.current?.offsetHeight ?? 0}px`);
    tell();
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(tell);
    if (box.current) observer?.observe(box.current);
    return () => {
      observer?.disconnect();
      style.removeProperty(name);
    };
  }, [box, name]);
}
