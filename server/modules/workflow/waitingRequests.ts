import { can } from '@contract/session/can';
import { and, count, eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { requestTypeNamed } from '../../engine/approvals/registry';
import type { WaitingPart } from '../../engine/waiting/waitingPart';
import { waitsFor } from './requestQueries';

/** The requests that wait for a decision, by kind. */
export const waitingRequests: WaitingPart = async ({ db, viewer }) => {
  if (!can(viewer.roles, 'WORKFLOW')) return [];
  const rows = await db
    .select({
      type: approvalRequest.type,
      waiting: count(),
      late: sql<number>`(count(*) filter (where ${approvalRequest.dueAt} < anden_now()))::int`,
    })
    .from(approvalRequest)
    .where(and(eq(approvalRequest.state, 'pending'), waitsFor(viewer)))
    .groupBy(approvalRequest.type)
    .orderBy(approvalRequest.type);
  return rows.map(({ type, ...counts }) => ({
    module: 'workflow',
    label: `Para decidir: ${requestTypeNamed(type).label}`,
    ...counts,
    path: `/workflow?tipo=${encodeURIComponent(type)}`,
  }));
};
