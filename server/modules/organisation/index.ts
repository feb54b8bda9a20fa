import { defineModule } from '../../engine/module';
import { getOrganisationSettingsHandler } from './getOrganisationSettings';
import { saveBrandingHandler } from './saveBranding';
import { saveMailHandler } from './saveMail';
import { saveSecurityHandler } from './saveSecurity';
import { tryMailHandler } from './tryMail';

export const organisationModule = defineModule({
  handlers: {
    getOrganisationSettings: getOrganisationSettingsHandler,
    saveBranding: saveBrandingHandler,
    saveMail: saveMailHandler,
    saveSecurity: saveSecurityHandler,
    tryMail: tryMailHandler,
  },
});
