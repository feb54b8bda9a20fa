import { useCallback, useMemo } from 'react';
import { useExactTotal } from '@/services/lists/useExactTotal';
import type { GridRow } from './GridContext';
import type { GridAddress } from './gridAddress';
import type { GridList } from './gridList';
import type { Selection } from './selection';
import { useGridPlace } from './useGridPlace';
import { useSelection } from './useSelection';

/** The page in sight, how many rows there are in all, and which of them are ticked. */
export function useGridData<Row extends GridRow>(list: GridList<Row>, address: GridAddress) {
  const { page, size, sort, search, filters } = address;
  const query = list.useRows({ page, size, sort, search, filters });
  const latest = query.currentData ?? query.data;
  const count = useExactTotal(list.accion, { search, filters }, latest);
  const pageIds = useMemo(
    () => query.currentData?.rows.map((row) => row.id) ?? [],
    [query.currentData],
  );
  const { start, keep } = useGridPlace(list.id);
  const keepSelection = useCallback((selection: Selection) => keep({ selection }), [keep]);
  const control = useSelection(pageIds, JSON.stringify([search, filters]), {
    start: start.selection,
    keep: keepSelection,
  });
  return { query, latest, ...count, pageIds, control, place: start, keepPlace: keep };
}
