import { listViews } from '@contract/views/listViews';
import { implement } from '../../engine/acciones/implement';
import { openList } from '../../engine/lists/openList';
import { findViews } from './viewQueries';

export const listViewsHandler = implement(listViews, async ({ list }, { db, viewer }) => {
  // Who may not open the list may not read what others filter it by.
  openList(viewer, list, {});
  return { rows: await findViews(db, viewer, list) };
});
