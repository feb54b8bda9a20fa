import { chooseFirstView } from './chooseFirstView';
import { deleteView } from './deleteView';
import { listRoleViews } from './listRoleViews';
import { listViews } from './listViews';
import { saveView } from './saveView';

/** One line each. */
export const viewsAcciones = {
  chooseFirstView,
  deleteView,
  listRoleViews,
  listViews,
  saveView,
};
