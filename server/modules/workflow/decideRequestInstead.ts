import { decideRequestInstead } from '@contract/workflow/stuckRequestAcciones';
import { implement } from '../../engine/acciones/implement';
import { decideInstead } from '../../engine/approvals/attendStuck';
import { requestRecord } from './requestRecord';

export const decideRequestInsteadHandler = implement(
  decideRequestInstead,
  async ({ decision, reason, ...target }, context) => {
    await decideInstead(
      context,
      target,
      decision === 'approve' ? { kind: 'approve', note: reason } : { kind: 'reject', reason },
    );
    return requestRecord(context, target.id);
  },
);
