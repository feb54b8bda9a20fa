import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { syncExport, syncImport } from './linkFiles';
import { syncList } from './linkQueries';
import { saveLinkHandler } from './saveLink';
import { syncSeed } from './seed/syncSeed';

export const syncModule = defineModule({
  handlers: {
    listSync: listHandler(
      syncList,
      each((row) => row),
    ),
    saveLink: saveLinkHandler,
  },
  lists: [syncList],
  exports: [syncExport],
  imports: [syncImport],
  seeds: [syncSeed],
});
