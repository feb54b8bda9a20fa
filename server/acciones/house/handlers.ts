import { getHouseHandler } from './getHouse';
import { saveBrandingHandler } from './saveBranding';
import { saveMailHandler } from './saveMail';
import { saveSecurityHandler } from './saveSecurity';

/** One line each. */
export const houseHandlers = {
  getHouse: getHouseHandler,
  saveBranding: saveBrandingHandler,
  saveMail: saveMailHandler,
  saveSecurity: saveSecurityHandler,
};
