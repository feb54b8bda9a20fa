import { deleteEvaluation } from '@contract/users/personPartAcciones';
import { eq } from 'drizzle-orm';
import { evaluation } from '../../db/schema/evaluations';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { evaluationRecord, keepRating, lockEvaluation } from './evaluationQueries';
import { lockEvaluated, mayEvaluate } from './evaluationReach';
import { tellRating } from './tellRating';

export const deleteEvaluationHandler = implement(
  deleteEvaluation,
  async ({ personId, id, version }, context) => {
    const { db, viewer, audit } = context;
    await lockEvaluated(context, personId, 'read');
    const before = await lockEvaluation(db, personId, id);
    const evaluates = await mayEvaluate(context, personId);
    const record = await evaluationRecord(db, id, { viewer, evaluates });
    if (!record.deletes) throw notFound('Esa evaluación la escribió otra persona.');
    if (before.version !== version) throw staleVersion(record);
    await db.delete(evaluation).where(eq(evaluation.id, id));
    await keepRating(db, personId);
    await audit({ entity: 'evaluation', entityId: id, before });
    await tellRating(context, personId);
    return { ok: true as const };
  },
);
