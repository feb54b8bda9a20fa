import { defineModule } from '../../engine/module';
import { activateSecondStepHandler } from './activateSecondStep';
import { changePasswordHandler } from './changePassword';
import { choosePasswordHandler } from './choosePassword';
import { closeSessionHandler } from './closeSession';
import { endViewHandler } from './endView';
import { forgetPasswordHandler } from './forgetPassword';
import { forgottenJob } from './forgottenJob';
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
    choosePassword: choosePasswordHandler,
    closeSession: closeSessionHandler,
    endView: endViewHandler,
    forgetPassword: forgetPasswordHandler,
    getSecondStep: getSecondStepHandler,
    listSessions: listSessionsHandler,
    prepareSecondStep: prepareSecondStepHandler,
    removeSecondStep: removeSecondStepHandler,
    renewRecoveryCodes: renewRecoveryCodesHandler,
    renewSession: renewSessionHandler,
    signIn: signInHandler,
    signOut: signOutHandler,
  },
  jobs: [forgottenJob],
});
