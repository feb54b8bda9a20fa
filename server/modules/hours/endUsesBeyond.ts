import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { approvalRequest } from '../../db/schema/approvals';
import { hourBankUse } from '../../db/schema/hourBank';
import { endWaiting } from '../../engine/approvals/endWaiting';
import type { EndsWithLeaving } from '../../engine/module';
import { beyondLastDay, type LastDay } from '../../engine/people/beyondLastDay';
import { BANK_REQUEST } from './bankLedger';
import { endBankUse } from './endBankUse';
import { tellBank } from './tellBank';

const usesBeyond = (db: Db, leavings: readonly LastDay[]) =>
  db
    .select({ use: hourBankUse, requestId: approvalRequest.id })
    .from(hourBankUse)
    .innerJoin(
      approvalRequest,
      and(eq(approvalRequest.type, BANK_REQUEST), eq(approvalRequest.subjectId, hourBankUse.id)),
    )
    .where(
      and(
        beyondLastDay(hourBankUse.personId, sql`${hourBankUse.day}`, leavings),
        isNull(hourBankUse.endedAt),
        inArray(approvalRequest.state, ['pending', 'draft', 'approved']),
      ),
    );

/** Hours off of days on which nobody works any more go back to the bank, and are paid with the rest of it. */
export const endUsesBeyond: EndsWithLeaving = {
  async beyond(db, leavings) {
    const found = await usesBeyond(db, leavings);
    return found.map(({ use: { personId } }) => ({ personId, kind: 'bankUse' as const }));
  },
  async end(context, leaving) {
    const { personId, reason } = leaving;
    for (const { use, requestId } of await usesBeyond(context.db, [leaving])) {
      if (use.approvedAt) await endBankUse(context, use, reason);
      else await endWaiting(context, requestId, { accountId: context.viewer.accountId, reason });
    }
    await tellBank(context, personId);
  },
};
