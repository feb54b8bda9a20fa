import type { SavedView, ViewState } from '@/services/lists/viewHooks';
import { sameJson } from '@/utils/sameJson';
import { type GridAddress, settledAddress } from './gridAddress';
import type { GridColumn } from './gridColumn';
import { type GridLayout, mergeLayout } from './gridLayout';

/** This makes the state that a view keeps of a list as it stands now. */
export const viewStateOf = (
  { search, filters, sort }: Pick<GridAddress, 'search' | 'filters' | 'sort'>,
  layout: GridLayout,
): ViewState => ({ search, filters, sort, layout });

/** Whether what is on screen is no longer what the view keeps, as this version of the list reads it. */
export function differsFrom<Row>(
  view: Pick<SavedView, 'state'>,
  now: ViewState,
  columns: readonly GridColumn<Row>[],
): boolean {
  const asRead = viewStateOf(
    settledAddress(view.state, columns),
    mergeLayout(view.state.layout, columns),
  );
  return !sameJson(asRead, now);
}
