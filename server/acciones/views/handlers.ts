import { chooseFirstViewHandler } from './chooseFirstView';
import { deleteViewHandler } from './deleteView';
import { listRoleViewsHandler } from './listRoleViews';
import { listViewsHandler } from './listViews';
import { saveViewHandler } from './saveView';

/** One line each. */
export const viewsHandlers = {
  chooseFirstView: chooseFirstViewHandler,
  deleteView: deleteViewHandler,
  listRoleViews: listRoleViewsHandler,
  listViews: listViewsHandler,
  saveView: saveViewHandler,
};
