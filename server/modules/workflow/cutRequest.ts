import { cutRequest } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { cutRequest as cut } from '../../engine/approvals/cutRequest';
import { requestRecord } from './requestRecord';

export const cutRequestHandler = implement(
  cutRequest,
  async ({ id, version, ...part }, context) => {
    await cut(context, { id, version }, part);
    return requestRecord(context, id);
  },
);
