import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { approvalRequest, approvalSeat } from '../../db/schema/approvals';
import type { Viewer } from '../../engine/acciones/context';
import { delegatorsOf } from '../../engine/approvals/heldAccounts';
import { reachOf } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';

interface Behind {
  flag: 'REIMBURSEMENTS' | 'RENDITIONS';
  /** The type of request by which it is decided. */
  type: string;
  id: AnyPgColumn;
  personId: AnyPgColumn;
}

/** A receipt says where somebody ate and slept: theirs, of who decides it now, and of who pays; never of a view as somebody else. */
export function receiptDoor({ flag, type, id, personId }: Behind) {
  // Those that wait for the viewer's decision, theirs or left to them.
  const waitsFor = ({ accountId }: Viewer): SQL => sql`${id} in (
    select ${approvalRequest.subjectId} from ${approvalRequest}
    join ${approvalSeat} on ${approvalSeat.requestId} = ${approvalRequest.id}
    where ${approvalRequest.type} = ${type} and ${approvalRequest.state} = 'pending' and ${approvalSeat.waiting}
      and (${approvalSeat.accountId} = ${accountId} or ${approvalSeat.accountId} in ${delegatorsOf(accountId)}))`;
  return (viewer: Viewer): SQL => {
    if (viewer.viewing) return sql`false`;
    if (!can(viewer.roles, flag)) return waitsFor(viewer);
    const reach = reachOf({ scope: 'all' }, viewer);
    return sql`(${withinReach(reach, viewer, personId)} or ${waitsFor(viewer)})`;
  };
}
