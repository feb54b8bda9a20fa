import { deleteEvaluation } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { keepRating } from './evaluationQueries';
import { lockEvaluated } from './evaluationReach';
import { evaluations } from './evaluations';

export const deleteEvaluationHandler = implement(deleteEvaluation, async (target, context) => {
  await lockEvaluated(context, target.personId, 'read');
  const done = await evaluations.remove(context, target);
  await keepRating(context.db, target.personId);
  return done;
});
