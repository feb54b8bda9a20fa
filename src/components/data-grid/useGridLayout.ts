import type { GridSetting } from '@contract/settings/settings';
import { useCallback, useMemo } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { SavedView } from '@/services/lists/viewHooks';
import { configSet, selectConfig } from '@/services/session/configSlice';
import { sameJson } from '@/utils/sameJson';
import type { GridColumn } from './gridColumn';
import { type GridLayout, mergeLayout, usualLayout } from './gridLayout';

interface Standing {
  /** The id of the list; its columns are kept by it. */
  id: string;
  /** The view that the address names, and what is known of it. */
  viewId: number | null;
  view: SavedView | undefined;
}

/** The columns of one list: the person's own, or those of a view with what was changed over it. They follow to other devices. */
export function useGridLayout<Row>(standing: Standing, columns: readonly GridColumn<Row>[]) {
  const { id, viewId, view } = standing;
  const key = `grid.${id}` as const;
  const stored = useSelector(selectConfig(key));
  const dispatch = useDispatch();
  const kept = useMemo(() => readKept(stored), [stored]);
  const over = kept.over?.view === viewId ? kept.over.layout : undefined;
  const places = viewId === null ? kept.own : (over ?? view?.state.layout ?? kept.own);
  const layout = useMemo(() => mergeLayout(places, columns), [places, columns]);
  const keep = useCallback(
    (value: GridSetting) => dispatch(configSet({ key, value })),
    [dispatch, key],
  );
  const setLayout = useCallback(
    (next: GridLayout) => {
      if (viewId === null) {
        return keep({ ...kept, own: sameJson(next, usualLayout(columns)) ? null : next });
      }
      const asSaved = sameJson(next, mergeLayout(view?.state.layout, columns));
      return keep({ ...kept, over: asSaved ? null : { view: viewId, layout: next } });
    },
    [keep, kept, viewId, view, columns],
  );
  /** A view is chosen as it was saved. Leaving one brings the own columns back; without one, those that come with the list. */
  const begin = (chosen: SavedView | null) =>
    keep({ own: chosen === null && viewId === null ? null : kept.own, over: null });
  return { layout, setLayout, begin };
}

const nothing: GridSetting = { own: null, over: null };

/** Local storage may hold what an earlier version left: what is not understood is as if it were not there. */
function readKept(stored: unknown): GridSetting {
  if (typeof stored !== 'object' || stored === null || !('own' in stored)) return nothing;
  const { own, over } = stored as Partial<GridSetting>;
  return { own: own ?? null, over: over ?? null };
}
