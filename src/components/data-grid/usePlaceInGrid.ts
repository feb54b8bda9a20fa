import type { GridApi } from 'ag-grid-community';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { GridRow } from './GridContext';
import type { ListAnswer } from './listRequest';
import type { GridPlace } from './useGridPlace';

interface Parts {
  api: GridApi<GridRow> | null;
  box: RefObject<HTMLElement | null>;
  answer: ListAnswer<GridRow> | undefined;
  place: GridPlace;
  onPlace: (place: GridPlace) => void;
}

const viewport = (box: HTMLElement | null) =>
  box?.querySelector<HTMLElement>('.ag-grid-viewport') ?? null;

/** Leaves the list as it was, and finds it so again: the scroll, and the row with the focus. */
export function usePlaceInGrid({ api, box, answer, place, onPlace }: Parts): void {
  const restored = useRef(false);
  useEffect(() => {
    if (!api || !answer || restored.current) return;
    restored.current = true;
    const { top, row, column } = place;
    if (top === undefined && row === undefined) return;
    // Once the rows stand: before that there is nothing to scroll over.
    const frame = requestAnimationFrame(() => {
      const body = viewport(box.current);
      if (body && top) body.scrollTop = top;
      const node = row === undefined ? undefined : api.getRowNode(String(row));
      if (node && typeof node.rowIndex === 'number' && column) {
        api.setFocusedCell(node.rowIndex, column);
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [api, answer, box, place]);

  const leave = useRef(onPlace);
  useLayoutEffect(() => {
    if (!api) return;
    const element = box.current;
    return () => {
      const focused = api.getFocusedCell();
      const data = focused ? api.getDisplayedRowAtIndex(focused.rowIndex)?.data : undefined;
      leave.current({
        top: viewport(element)?.scrollTop ?? 0,
        row: data?.id,
        column: focused?.column.getColId(),
      });
    };
  }, [api, box]);
}
