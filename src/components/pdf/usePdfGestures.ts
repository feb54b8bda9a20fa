import { useEffect } from 'react';
import { type PdfTools, WHOLE_WIDTH } from './startViewer';
import type { PdfPagesTools } from './usePdfPages';

const DOUBLE_TAP = { ms: 300, px: 30 };

const middle = ([one, other]: readonly Touch[]): [number, number] => [
  ((one?.clientX ?? 0) + (other?.clientX ?? 0)) / 2,
  ((one?.clientY ?? 0) + (other?.clientY ?? 0)) / 2,
];
const apart = ([one, other]: readonly Touch[]) =>
  one && other ? Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) : 0;

function watchGestures(element: HTMLElement, tools: PdfTools) {
  const { viewer } = tools;
  const ending = new AbortController();
  const listening = { signal: ending.signal, passive: false };
  let distance = 0;
  let last = { at: 0, x: 0, y: 0 };
  const zoom = (factor: number, origin: [number, number]) =>
    viewer.updateScale({ scaleFactor: factor, origin, drawingDelay: 400 });

  // The trackpad of a laptop pinches this way.
  element.addEventListener(
    'wheel',
    (event) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      zoom(Math.exp(-event.deltaY / 200), [event.clientX, event.clientY]);
    },
    listening,
  );
  element.addEventListener(
    'touchmove',
    (event) => {
      if (event.touches.length !== 2) return;
      event.preventDefault();
      const touches = Array.from(event.touches);
      const now = apart(touches);
      if (distance > 0) zoom(now / distance, middle(touches));
      distance = now;
    },
    listening,
  );
  element.addEventListener(
    'touchend',
    (event) => {
      const pinched = distance > 0;
      distance = 0;
      const [touch] = event.changedTouches;
      const writing = (tools.ui?.getMode() ?? 0) > 0;
      // A tap writes while a tool is in the hand.
      if (!touch || pinched || event.touches.length > 0 || writing) return;
      const tap = { at: event.timeStamp, x: touch.clientX, y: touch.clientY };
      const near = Math.hypot(tap.x - last.x, tap.y - last.y) < DOUBLE_TAP.px;
      const twice = near && tap.at - last.at < DOUBLE_TAP.ms;
      last = twice ? { at: 0, x: 0, y: 0 } : tap;
      if (twice) viewer.currentScaleValue = WHOLE_WIDTH;
    },
    listening,
  );
  return () => ending.abort();
}

/** Two fingers make the pages larger or smaller; a double tap makes them as wide as the screen. */
export function usePdfGestures({ container, tools }: PdfPagesTools): void {
  useEffect(() => {
    const element = container.current;
    return element && tools ? watchGestures(element, tools) : undefined;
  }, [container, tools]);
}
