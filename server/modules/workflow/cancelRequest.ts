import { cancelRequest } from '@contract/workflow/requestAcciones';
import { implement } from '../../engine/acciones/implement';
import { cancelRequest as takeBack } from '../../engine/approvals/cancelRequest';
import { requestRecord } from './requestRecord';

export const cancelRequestHandler = implement(cancelRequest, async (input, context) => {
  await takeBack(context, input);
  return requestRecord(context, input.id);
});
