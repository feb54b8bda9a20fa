import { cancelLeave } from '@contract/holidays/cancelLeave';
import { eq, sql } from 'drizzle-orm';
import { releaseAbsence } from '../../absences/changeAbsence';
import { leave } from '../../db/schema/holidays';
import { returnDays } from '../../holidays/postDays';
import { implement } from '../implement';
import { lockGranted, tellEnd } from './endLeave';
import { LEAVE } from './leaveQueries';

export const cancelLeaveHandler = implement(cancelLeave, async ({ reason, ...target }, context) => {
  const { db, viewer, audit } = context;
  const { row, stored } = await lockGranted(context, target, 'callOff');
  const [after] = await db
    .update(leave)
    .set({
      endedAt: sql`now()`,
      endedBy: viewer.accountId,
      endReason: reason,
      version: stored.version + 1,
    })
    .where(eq(leave.id, stored.id))
    .returning();
  await releaseAbsence(context, LEAVE, stored.id);
  await returnDays(context, stored, Number(stored.days), null);
  await audit({ entity: 'leave', entityId: stored.id, before: stored, after });
  await tellEnd(context, row, 'Licencia sin efecto', reason);
  return { ok: true as const };
});
