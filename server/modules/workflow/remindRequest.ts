import { remindRequest } from '@contract/workflow/stuckRequestAcciones';
import { implement } from '../../engine/acciones/implement';
import { remindDeciders } from '../../engine/approvals/attendStuck';
import { requestRecord } from './requestRecord';

export const remindRequestHandler = implement(remindRequest, async (target, context) => {
  await remindDeciders(context, target);
  return requestRecord(context, target.id);
});
