import { activateSecondStep } from './activateSecondStep';
import { changePassword } from './changePassword';
import * as forgotten from './forgottenAcciones';
import { listSessions } from './listSessions';
import { prepareSecondStep } from './prepareSecondStep';
import { removeSecondStep } from './removeSecondStep';
import * as secondSteps from './secondStepAcciones';
import * as sessions from './sessionAcciones';

export const sessionAcciones = {
  ...sessions,
  ...secondSteps,
  ...forgotten,
  activateSecondStep,
  changePassword,
  listSessions,
  prepareSecondStep,
  removeSecondStep,
};
