import { defineModule } from '../../engine/module';
import { getOrganisationSettingsHandler } from './getOrganisationSettings';
import { saveBrandingHandler } from './saveBranding';
import { saveMailHandler } from './saveMail';
import { saveSecurityHandler } from './saveSecurity';

export const organisationModule = defineModule({
  handlers: {
    getOrganisationSettings: getOrganisationSettingsHandler,
    saveBranding: saveBrandingHandler,
    saveMail: saveMailHandler,
    saveSecurity: saveSecurityHandler,
  },
});
