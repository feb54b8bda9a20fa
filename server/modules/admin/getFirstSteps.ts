import { getFirstSteps } from '@contract/admin/firstStepAcciones';
import { implement } from '../../engine/acciones/implement';
import { firstStepsAnswer } from './firstStepsAnswer';

export const getFirstStepsHandler = implement(getFirstSteps, (_input, context) =>
  firstStepsAnswer(context),
);
