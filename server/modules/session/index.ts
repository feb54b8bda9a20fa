import { defineModule } from '../../engine/module';
import { activateSecondStepHandler } from './activateSecondStep';
import { changePasswordHandler } from './changePassword';
import { closeSessionHandler } from './closeSession';
import { endViewHandler } from './endView';
import { getSecondStepHandler } from './getSecondStep';
import { listSessionsHandler } from './listSessions';
import { prepareSecondStepHandler } from './prepareSecondStep';
import { removeSecondStepHandler } from './removeSecondStep';
import { renewRecoveryCodesHandler } from './renewRecoveryCodes';
import { renewSessionHandler } from './renewSession';
import { signInHandler } from './signIn';
import { signOutHandler } from './signOut';

export const sessionModule = defineModule({
  handlers: {
    activateSecondStep: activateSecondStepHandler,
    changePassword: changePasswordHandler,
    closeSession: closeSessionHandler,
    endView: endViewHandler,
    getSecondStep: getSecondStepHandler,
    listSessions: listSessionsHandler,
    prepareSecondStep: prepareSecondStepHandler,
    removeSecondStep: removeSecondStepHandler,
    renewRecoveryCodes: renewRecoveryCodesHandler,
    renewSession: renewSessionHandler,
    signIn: signInHandler,
    signOut: signOutHandler,
  },
});
