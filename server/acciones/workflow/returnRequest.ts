import { returnRequest } from '@contract/workflow/returnRequest';
import { decideRequest } from '../../approvals/decideRequest';
import { implement } from '../implement';
import { requestRecord } from './requestRecord';

export const returnRequestHandler = implement(
  returnRequest,
  async ({ id, version, reason }, context) => {
    await decideRequest(context, id, { version }, { kind: 'return', reason });
    return requestRecord(context, id);
  },
);
