import { activateSecondStep } from './activateSecondStep';
import { changePassword } from './changePassword';
import { listSessions } from './listSessions';
import { prepareSecondStep } from './prepareSecondStep';
import { removeSecondStep } from './removeSecondStep';
import * as secondSteps from './secondStepAcciones';
import * as sessions from './sessionAcciones';

export const sessionAcciones = {
  ...sessions,
  ...secondSteps,
  activateSecondStep,
  changePassword,
  listSessions,
  prepareSecondStep,
  removeSecondStep,
};
