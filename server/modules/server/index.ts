import { defineModule } from '../../engine/module';
import { createFirstAdministratorHandler } from './createFirstAdministrator';
import { getMapSettingsHandler } from './getMapSettings';
import { serverStatusHandler } from './serverStatus';

export const serverModule = defineModule({
  handlers: {
    createFirstAdministrator: createFirstAdministratorHandler,
    getMapSettings: getMapSettingsHandler,
    serverStatus: serverStatusHandler,
  },
});
