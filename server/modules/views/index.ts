import { defineModule } from '../../engine/module';
import { chooseFirstViewHandler } from './chooseFirstView';
import { deleteViewHandler } from './deleteView';
import { listRoleViewsHandler } from './listRoleViews';
import { listViewsHandler } from './listViews';
import { saveViewHandler } from './saveView';

export { findViewNames, findViews } from './viewQueries';

export const viewsModule = defineModule({
  handlers: {
    chooseFirstView: chooseFirstViewHandler,
    deleteView: deleteViewHandler,
    listRoleViews: listRoleViewsHandler,
    listViews: listViewsHandler,
    saveView: saveViewHandler,
  },
});
