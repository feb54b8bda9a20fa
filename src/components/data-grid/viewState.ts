import type { SavedView, ViewState } from '@/services/lists/viewHooks';
import type { GridAddress } from './gridAddress';
import type { GridLayout } from './gridLayout';

/** What a view keeps of a list as it stands now. */
export const viewStateOf = (
  { search, filters, sort }: Pick<GridAddress, 'search' | 'filters' | 'sort'>,
  layout: GridLayout,
): ViewState => ({ search, filters, sort, layout });

/** Whether what is on screen is no longer what the view keeps. */
export const differsFrom = (view: Pick<SavedView, 'state'>, now: ViewState): boolean =>
  (['search', 'filters', 'sort', 'layout'] as const).some(
    (part) => JSON.stringify(view.state[part]) !== JSON.stringify(now[part]),
  );
