import { saveEvaluation } from '@contract/users/personPartAcciones';
import { and, eq, ne } from 'drizzle-orm';
import { evaluation } from '../../db/schema/evaluations';
import { implement } from '../../engine/acciones/implement';
import { invalid, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { todayAt } from '../../engine/time/todayAt';
import { evaluationRecord, keepRating, lockEvaluation } from './evaluationQueries';
import { lockEvaluated } from './evaluationReach';
import { periodFault } from './evaluationRules';
import { tellRating } from './tellRating';

export const saveEvaluationHandler = implement(
  saveEvaluation,
  async ({ personId, id, version, ...fields }, context) => {
    const { db, viewer, audit } = context;
    const asker = { viewer, evaluates: true };
    const { hireDate, leaveDate, siteId } = await lockEvaluated(context, personId, 'write');
    const before = id === undefined ? undefined : await lockEvaluation(db, personId, id);
    if (before && before.accountId !== viewer.accountId) {
      throw notFound('Esa evaluación la escribió otra persona.');
    }
    if (before && before.version !== version) {
      throw staleVersion(await evaluationRecord(db, before.id, asker));
    }
    const { period } = fields;
    const today = await todayAt(db, siteId);
    const fault = periodFault(period, { hireDate, leaveDate, today });
    if (fault) throw invalid({ period: fault });
    const own = and(eq(evaluation.personId, personId), eq(evaluation.accountId, viewer.accountId));
    const twin = and(own, eq(evaluation.period, period), ne(evaluation.id, id ?? 0));
    if ((await db.$count(evaluation, twin)) > 0) {
      throw invalid({ period: 'Ya evaluaste ese trimestre: corregí esa evaluación.' });
    }
    const [saved] = before
      ? await db
          .update(evaluation)
          .set({ ...fields, version: before.version + 1 })
          .where(eq(evaluation.id, before.id))
          .returning()
      : await db
          .insert(evaluation)
          .values({ ...fields, personId, accountId: viewer.accountId })
          .returning();
    if (!saved) throw new Error('an evaluation was not stored');
    await keepRating(db, personId);
    await audit({ entity: 'evaluation', entityId: saved.id, before, after: saved });
    await tellRating(context, personId);
    return evaluationRecord(db, saved.id, asker);
  },
);
