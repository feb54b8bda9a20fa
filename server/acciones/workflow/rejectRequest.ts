import { rejectRequest } from '@contract/workflow/rejectRequest';
import { decideRequest } from '../../approvals/decideRequest';
import { implement } from '../implement';
import { requestRecord } from './requestRecord';

export const rejectRequestHandler = implement(
  rejectRequest,
  async ({ id, version, reason }, context) => {
    await decideRequest(context, id, { version }, { kind: 'reject', reason });
    return requestRecord(context, id);
  },
);
