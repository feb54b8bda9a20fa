import type { Reach } from '@contract/core/accion';
import { can } from '@contract/session/can';
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { approvalRequest, approvalSeat } from '../../db/schema/approvals';
import type { Viewer } from '../../engine/acciones/context';
import { delegatorsOf } from '../../engine/approvals/heldAccounts';
import { sensitiveReach } from '../../engine/scope/reachOf';
import { withinReach } from '../../engine/scope/withinReach';

interface Behind {
  flag: 'REIMBURSEMENTS' | 'RENDITIONS';
  /** The types of request by which it is decided. */
  types: readonly string[];
  id: AnyPgColumn;
  personId: AnyPgColumn;
}

/**
 * An expense says where somebody ate and slept. It is open to its person, to those who decide it now, and to those who keep the
 * pay of everybody; never to a team or a site, nor to a view as somebody else.
 */
export function expenseDoors({ flag, types, id, personId }: Behind) {
  // The seat may be the viewer's own, or of somebody who left theirs to them.
  const waitsFor = ({ accountId }: Viewer): SQL => sql`${id} in (
    select ${approvalRequest.subjectId} from ${approvalRequest}
    join ${approvalSeat} on ${approvalSeat.requestId} = ${approvalRequest.id}
    where ${approvalRequest.type} = any(${sql.param([...types])}::text[])
      and ${approvalRequest.state} = 'pending' and ${approvalSeat.waiting}
      and (${approvalSeat.accountId} = ${accountId} or ${approvalSeat.accountId} in ${delegatorsOf(accountId)}))`;
  return {
    /** Whether an accion of this reach shows it; the permission was looked at before. */
    sees: (viewer: Viewer, reach: Reach): SQL =>
      sql`(${withinReach(reach, viewer, personId)} or ${waitsFor(viewer)})`,
    opensReceipt: (viewer: Viewer): SQL => {
      if (viewer.viewing) return sql`false`;
      if (!can(viewer.roles, flag)) return waitsFor(viewer);
      return sql`(${withinReach(sensitiveReach(viewer), viewer, personId)} or ${waitsFor(viewer)})`;
    },
  };
}
