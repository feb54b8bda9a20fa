import { listViews } from '@contract/views/listViews';
import { implement } from '../../engine/acciones/implement';
import { refuseViewsOf } from '../../engine/lists/viewedAccion';
import { findViews } from './viewQueries';

export const listViewsHandler = implement(listViews, async ({ list }, { db, viewer }) => {
  refuseViewsOf(viewer, list);
  return { rows: await findViews(db, viewer, list) };
});
