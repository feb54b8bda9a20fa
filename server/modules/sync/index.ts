import { each, listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { syncExport, syncImport } from './linkFiles';
import { syncList } from './linkQueries';
import { programHandlers, programName } from './programs/programParts';
import { programsList } from './programs/programQueries';
import { saveLinkHandler } from './saveLink';
import { programsSeed } from './seed/programsSeed';
import { syncSeed } from './seed/syncSeed';

export const syncModule = defineModule({
  handlers: {
    listSync: listHandler(
      syncList,
      each((row) => row),
    ),
    saveLink: saveLinkHandler,
    ...programHandlers,
  },
  lists: [syncList, programsList],
  names: [programName],
  exports: [syncExport],
  imports: [syncImport],
  seeds: [syncSeed, programsSeed],
});
