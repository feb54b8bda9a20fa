import { getRequest } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { requestRecord } from './requestRecord';

export const getRequestHandler = implement(getRequest, ({ id }, context) =>
  requestRecord(context, id),
);
