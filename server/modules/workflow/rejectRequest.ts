import { rejectRequest } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { decideRequest } from '../../engine/approvals/decideRequest';
import { requestRecord } from './requestRecord';

export const rejectRequestHandler = implement(
  rejectRequest,
  async ({ id, version, reason }, context) => {
    await decideRequest(context, id, { version }, { kind: 'reject', reason });
    return requestRecord(context, id);
  },
);
