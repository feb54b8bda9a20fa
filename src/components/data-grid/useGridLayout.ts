import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { configSet, selectConfig } from '@/services/session/configSlice';
import type { GridColumn } from './gridColumn';
import { type GridLayout, mergeLayout, usualLayout } from './gridLayout';

/** The person's columns of one list; kept in CONFIG, so they follow to another device. */
export function useGridLayout<Row>(id: string, columns: readonly GridColumn<Row>[]) {
  const key = `grid.${id}`;
  const kept = useSelector(selectConfig(key));
  const dispatch = useDispatch();
  const layout = useMemo(() => mergeLayout(parse(kept), columns), [kept, columns]);
  const setLayout = useCallback(
    (next: GridLayout) => {
      const value = JSON.stringify(next);
      // Empty, not absent: what is absent would not reach the other devices.
      const usual = value === JSON.stringify(usualLayout(columns));
      dispatch(configSet({ key, value: usual ? '' : value }));
    },
    [dispatch, key, columns],
  );
  return { layout, setLayout };
}

function parse(kept: unknown): unknown {
  try {
    return typeof kept === 'string' ? JSON.parse(kept) : undefined;
  } catch {
    return undefined;
  }
}
