import { listMyRequests } from '@contract/workflow/listMyRequests';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { ownRequestsList, toRequest } from './requestQueries';

export const listMyRequestsHandler = implement(listMyRequests, async (input, context) => {
  const { rows, ...counted } = await runList(ownRequestsList, context, input);
  return { rows: rows.map(toRequest), ...counted };
});
