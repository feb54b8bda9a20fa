import { defineModule } from '../../engine/module';
import { confirmTestMailHandler } from './confirmTestMail';
import { getOrganisationSettingsHandler } from './getOrganisationSettings';
import { removeLogoHandler } from './removeLogo';
import { saveBrandingHandler } from './saveBranding';
import { saveLogoHandler } from './saveLogo';
import { saveMailHandler } from './saveMail';
import { saveSecurityHandler } from './saveSecurity';
import { tryMailHandler } from './tryMail';

export const organisationModule = defineModule({
  handlers: {
    confirmTestMail: confirmTestMailHandler,
    getOrganisationSettings: getOrganisationSettingsHandler,
    removeLogo: removeLogoHandler,
    saveBranding: saveBrandingHandler,
    saveLogo: saveLogoHandler,
    saveMail: saveMailHandler,
    saveSecurity: saveSecurityHandler,
    tryMail: tryMailHandler,
  },
});
