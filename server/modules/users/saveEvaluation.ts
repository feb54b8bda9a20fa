import { saveEvaluation } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { invalid } from '../../engine/http/fault';
import { todayAt } from '../../engine/time/todayAt';
import { keepRating } from './evaluationQueries';
import { lockEvaluated } from './evaluationReach';
import { periodFault } from './evaluationRules';
import { evaluations } from './evaluations';

export const saveEvaluationHandler = implement(saveEvaluation, async (input, context) => {
  const { db, viewer } = context;
  const { hireDate, leaveDate, siteId } = await lockEvaluated(context, input.personId, 'write');
  const today = await todayAt(db, siteId);
  const saved = await evaluations.save(context, input, (fields) => {
    const fault = periodFault(fields.period, { hireDate, leaveDate, today });
    if (fault) throw invalid({ period: fault });
    return { ...fields, accountId: viewer.accountId };
  });
  await keepRating(db, input.personId);
  return saved;
});
