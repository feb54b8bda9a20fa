import { returnRequest } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { decideRequest } from '../../engine/approvals/decideRequest';
import { requestRecord } from './requestRecord';

export const returnRequestHandler = implement(
  returnRequest,
  async ({ id, version, reason }, context) => {
    await decideRequest(context, id, { version }, { kind: 'return', reason });
    return requestRecord(context, id);
  },
);
