import { reassignRequest } from '@contract/workflow/stuckRequestAcciones';
import { implement } from '../../engine/acciones/implement';
import { passRequest } from '../../engine/approvals/attendStuck';
import { deciderOf } from './approvalHandover';
import { requestRecord } from './requestRecord';

export const reassignRequestHandler = implement(
  reassignRequest,
  async ({ personId, reason, ...target }, context) => {
    await passRequest(context, target, {
      accountOf: () => deciderOf(context.db, personId),
      personId,
      reason,
    });
    return requestRecord(context, target.id);
  },
);
