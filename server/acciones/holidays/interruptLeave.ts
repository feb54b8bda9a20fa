import { interruptLeave } from '@contract/holidays/interruptLeave';
import { eq, sql } from 'drizzle-orm';
import { shortenAbsence } from '../../absences/changeAbsence';
import { leave } from '../../db/schema/holidays';
import { countLeaveDays } from '../../holidays/leaveDayRules';
import { returnDays } from '../../holidays/postDays';
import { calendarAround } from '../../holidays/previewLeave';
import { conflict, invalid } from '../../http/fault';
import { implement } from '../implement';
import { lockGranted, tellEnd } from './endLeave';
import { LEAVE } from './leaveQueries';

export const interruptLeaveHandler = implement(
  interruptLeave,
  async ({ reason, lastDay, ...target }, context) => {
    const { db, viewer, audit } = context;
    const { row, stored } = await lockGranted(context, target, 'interrupt');
    if (lastDay < stored.fromDay || lastDay >= stored.toDay) {
      throw invalid({ lastDay: 'Va entre el primer día y el anterior al último.' });
    }
    const calendar = await calendarAround(db, row.siteId, stored.fromDay, stored.toDay);
    const span = { from: stored.fromDay, to: lastDay, part: stored.part };
    const days = countLeaveDays(span, row.unit, calendar);
    if (days === 0) throw conflict('Hasta ese día no tomó ninguno: dejala sin efecto.');
    const [after] = await db
      .update(leave)
      .set({
        days: String(days),
        lastDay,
        endedAt: sql`now()`,
        endedBy: viewer.accountId,
        endReason: reason,
        version: stored.version + 1,
      })
      .where(eq(leave.id, stored.id))
      .returning();
    await shortenAbsence(context, LEAVE, stored.id, lastDay);
    await returnDays(context, stored, Number(stored.days) - days, lastDay);
    await audit({ entity: 'leave', entityId: stored.id, before: stored, after });
    await tellEnd(context, row, 'Licencia interrumpida', reason);
    return { ok: true as const };
  },
);
