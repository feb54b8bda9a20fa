import { defineModule } from '../../engine/module';
import { getHouseHandler } from './getHouse';
import { saveBrandingHandler } from './saveBranding';
import { saveMailHandler } from './saveMail';
import { saveSecurityHandler } from './saveSecurity';

export const houseModule = defineModule({
  handlers: {
    getHouse: getHouseHandler,
    saveBranding: saveBrandingHandler,
    saveMail: saveMailHandler,
    saveSecurity: saveSecurityHandler,
  },
});
