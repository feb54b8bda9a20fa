import { countWaiting } from '@contract/summary/summaryAcciones';
import { and, count, eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { implement } from '../../engine/acciones/implement';
import { requestTypeNamed } from '../../engine/approvals/registry';
import { waitsFor } from '../workflow';

export const countWaitingHandler = implement(countWaiting, async (_input, { db, viewer }) => {
  const rows = await db
    .select({
      type: approvalRequest.type,
      waiting: count(),
      late: sql<number>`(count(*) filter (where ${approvalRequest.dueAt} < now()))::int`,
    })
    .from(approvalRequest)
    .where(and(eq(approvalRequest.state, 'pending'), waitsFor(viewer)))
    .groupBy(approvalRequest.type)
    .orderBy(approvalRequest.type);
  return { rows: rows.map((row) => ({ ...row, label: requestTypeNamed(row.type).label })) };
});
