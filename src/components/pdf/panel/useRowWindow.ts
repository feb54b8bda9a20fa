import { type UIEvent, useCallback, useState } from 'react';

/** So that the next row is there before it is reached, by finger or by Tab. */
const AROUND = 3;

/** The rows that are near what is seen, among many rows of one height. */
export function rowsNear(top: number, height: number, row: number, rows: number) {
  const first = Math.max(0, Math.floor(top / row) - AROUND);
  const last = Math.min(rows, Math.ceil((top + height) / row) + AROUND);
  return { first, last };
}

/** Draws a long list a window at a time. */
export function useRowWindow(rows: number, row: number) {
  const [seen, setSeen] = useState({ top: 0, height: 600 });
  const { first, last } = rowsNear(seen.top, seen.height, row, rows);
  const look = (element: HTMLElement) =>
    setSeen({ top: element.scrollTop, height: element.clientHeight });
  return {
    rows: Array.from({ length: Math.max(0, last - first) }, (_row, at) => first + at),
    height: rows * row,
    onScroll: (event: UIEvent<HTMLElement>) => look(event.currentTarget),
    /** Brings a row into view and says what is seen from then on. */
    show: useCallback(
      (element: HTMLElement, index: number) => {
        const top = index * row;
        const hidden =
          top < element.scrollTop || top + row > element.scrollTop + element.clientHeight;
        if (hidden) element.scrollTop = top - element.clientHeight / 2 + row / 2;
        setSeen({ top: element.scrollTop, height: element.clientHeight });
      },
      [row],
    ),
  };
}
