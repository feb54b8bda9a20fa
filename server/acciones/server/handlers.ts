import { createFirstAdministratorHandler } from './createFirstAdministrator';
import { getMapSettingsHandler } from './getMapSettings';
import { serverStatusHandler } from './serverStatus';

/** One line each. */
export const serverHandlers = {
  createFirstAdministrator: createFirstAdministratorHandler,
  getMapSettings: getMapSettingsHandler,
  serverStatus: serverStatusHandler,
};
