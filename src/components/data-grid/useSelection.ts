import { useCallback, useMemo, useRef, useState } from 'react';
import { allFiltered, noRows, range, type Selection, select } from './selection';

export interface SelectionControl {
  selection: Selection;
  toggle: (id: number, selected: boolean, extend: boolean) => void;
  togglePage: (selected: boolean) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Kept over pages; other filters are another question, so `narrowing` clears it. */
export function useSelection(
  pageIds: readonly number[],
  narrowing: string,
  { start = noRows, keep }: { start?: Selection; keep?: (selection: Selection) => void } = {},
): SelectionControl {
  const [{ selection, under }, setState] = useState({ selection: start, under: narrowing });
  const last = useRef<number | null>(null);
  const current = under === narrowing ? selection : noRows;
  const set = useCallback(
    (next: Selection) => {
      setState({ selection: next, under: narrowing });
      keep?.(next);
    },
    [narrowing, keep],
  );
  return useMemo(
    () => ({
      selection: current,
      toggle: (id, selected, extend) => {
        set(select(current, extend ? range(pageIds, last.current, id) : [id], selected));
        last.current = id;
      },
      togglePage: (selected) => set(select(current, pageIds, selected)),
      selectAll: () => set(allFiltered),
      clear: () => set(noRows),
    }),
    [current, pageIds, set],
  );
}
