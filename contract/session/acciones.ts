import { activateSecondStep } from './activateSecondStep';
import { changePassword } from './changePassword';
import { closeSession } from './closeSession';
import { endView } from './endView';
import { getSecondStep } from './getSecondStep';
import { listSessions } from './listSessions';
import { prepareSecondStep } from './prepareSecondStep';
import { removeSecondStep } from './removeSecondStep';
import { renewRecoveryCodes } from './renewRecoveryCodes';
import { renewSession } from './renewSession';
import { signIn } from './signIn';
import { signOut } from './signOut';

/** One line each. */
export const sessionAcciones = {
  activateSecondStep,
  changePassword,
  closeSession,
  endView,
  getSecondStep,
  listSessions,
  prepareSecondStep,
  removeSecondStep,
  renewRecoveryCodes,
  renewSession,
  signIn,
  signOut,
};
