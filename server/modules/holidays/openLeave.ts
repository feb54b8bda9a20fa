import { eq, sql } from 'drizzle-orm';
import { approvalRequest } from '../../db/schema/approvals';
import { leave } from '../../db/schema/holidays';
import type { OpenPart } from '../../engine/closes/openPart';
import { LEAVE } from './leaveQueries';

/** Leave that was asked for days of the month and is not decided, or was sent back. */
export const openLeave: OpenPart = {
  module: 'holidays',
  label: ['Licencia sin decidir', 'Licencias sin decidir'],
  rows: ({ from, to }) => {
    const first = sql`greatest(${leave.fromDay}, ${from}::date)`;
    return sql`select ${leave.personId} as person_id, ${first} as day
      from ${leave} join ${approvalRequest} on ${eq(approvalRequest.type, LEAVE)}
        and ${eq(approvalRequest.subjectId, leave.id)}
      where ${leave.fromDay} <= ${to}::date and ${leave.toDay} >= ${from}::date
        and ${approvalRequest.state} in ('pending', 'draft')`;
  },
  path: ({ siteId, from, to }) =>
    `/holidays/team?filtro=state:in:pending,draft&filtro=siteId:in:${siteId}&filtro=fromDay:to:${to}&filtro=toDay:from:${from}`,
};
