import { cancelRequest } from '@contract/workflow/cancelRequest';
import { cancelRequest as takeBack } from '../../approvals/cancelRequest';
import { implement } from '../implement';
import { requestRecord } from './requestRecord';

export const cancelRequestHandler = implement(cancelRequest, async (input, context) => {
  await takeBack(context, input);
  return requestRecord(context, input.id);
});
