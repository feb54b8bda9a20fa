import { createFirstAdministrator } from './createFirstAdministrator';
import { getMapSettings } from './getMapSettings';
import { serverStatus } from './serverStatus';

/** One line each. */
export const serverAcciones = {
  createFirstAdministrator,
  getMapSettings,
  serverStatus,
};
