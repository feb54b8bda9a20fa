import { getSecondStep } from '@contract/session/secondStepAcciones';
import { and, count, eq, isNull } from 'drizzle-orm';
import { recoveryCode } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { readSecondStep } from '../../engine/session/secondSteps';

export const getSecondStepHandler = implement(getSecondStep, async (_input, { db, viewer }) => {
  const kept = await readSecondStep(db, viewer.accountId);
  const [left] = await db
    .select({ codes: count() })
    .from(recoveryCode)
    .where(and(eq(recoveryCode.accountId, viewer.accountId), isNull(recoveryCode.usedAt)));
  return { since: kept?.confirmedAt?.toISOString() ?? null, codesLeft: left?.codes ?? 0 };
});
