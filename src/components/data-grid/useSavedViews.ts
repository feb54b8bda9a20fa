import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type SavedView, useListViewsQuery } from '@/services/lists/viewHooks';
import type { GridAddress } from './gridAddress';

interface ViewTarget {
  list: string;
  address: Pick<GridAddress, 'view'>;
  change: (change: Pick<GridAddress, 'search' | 'filters' | 'sort' | 'view'>) => void;
}

/** The views of a list, and the one that opens it where the address says nothing. */
export function useSavedViews({ list, address, change }: ViewTarget) {
  const { data } = useListViewsQuery(list);
  const [params] = useSearchParams();
  const untouched = useRef(params.size === 0);
  const views = data?.rows ?? [];
  const [applied, setApplied] = useState<SavedView | null>(null);

  const apply = (view: SavedView | null) => {
    setApplied(view);
    change({
      search: view?.state.search ?? '',
      filters: view?.state.filters ?? [],
      sort: view?.state.sort ?? [],
      view: view?.id ?? null,
    });
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

  // A view that was saved this very moment is not among them yet.
  const known = applied ? [...views, applied] : views;
  return { views, current: known.find((view) => view.id === address.view), apply };
}
