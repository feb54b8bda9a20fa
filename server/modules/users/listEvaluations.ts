import { listEvaluations } from '@contract/users/personPartAcciones';
import { implement } from '../../engine/acciones/implement';
import { findEvaluations } from './evaluationQueries';
import { findEvaluated, mayEvaluate } from './evaluationReach';

export const listEvaluationsHandler = implement(listEvaluations, async ({ personId }, context) => {
  const { db, viewer } = context;
  const { rating } = await findEvaluated(context, personId);
  const evaluates = await mayEvaluate(context, personId);
  return { rows: await findEvaluations(db, personId, { viewer, evaluates }), rating, evaluates };
});
