import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SavedView, useListViewsQuery } from '@/services/lists/viewHooks';
import type { GridRow } from './GridContext';
import type { GridAddress } from './gridAddress';
import type { GridColumn } from './gridColumn';
import { type GridLayout, mergeLayout } from './gridLayout';

interface ViewTarget {
  list: string;
  columns: readonly GridColumn<GridRow>[];
  address: GridAddress;
  change: (change: Partial<GridAddress>) => void;
  setLayout: (layout: GridLayout) => void;
}

/** The views of a list, and the one that opens it where the address says nothing. */
export function useSavedViews({ list, columns, address, change, setLayout }: ViewTarget) {
  const { data } = useListViewsQuery(list);
  const [params] = useSearchParams();
  const untouched = useRef(params.size === 0);
  const views = data?.rows ?? [];

  const apply = (view: SavedView | null) => {
    change({
      search: view?.state.search ?? '',
      filters: view?.state.filters ?? [],
      sort: view?.state.sort ?? [],
      view: view?.id ?? null,
    });
    setLayout(mergeLayout(view?.state.layout, columns));
  };
  const first = views.find((view) => view.first);
  const open = useRef(apply);
  useEffect(() => {
    open.current = apply;
  });
  useEffect(() => {
    if (!data || !untouched.current) return;
    untouched.current = false;
    if (first) open.current(first);
  }, [data, first]);

  return { views, current: views.find((view) => view.id === address.view), apply };
}
