import { approveRequest } from '@contract/workflow/approveRequest';
import { decideRequest } from '../../approvals/decideRequest';
import { implement } from '../implement';
import { requestRecord } from './requestRecord';

export const approveRequestHandler = implement(
  approveRequest,
  async ({ id, version, note }, context) => {
    await decideRequest(context, id, { version }, { kind: 'approve', note });
    return requestRecord(context, id);
  },
);
