import { approveRequest } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { decideRequest } from '../../engine/approvals/decideRequest';
import { requestRecord } from './requestRecord';

export const approveRequestHandler = implement(
  approveRequest,
  async ({ id, version, note }, context) => {
    await decideRequest(context, id, { version }, { kind: 'approve', note });
    return requestRecord(context, id);
  },
);
