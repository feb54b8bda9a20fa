import { listMyRequests } from '@contract/workflow/listMyRequests';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { ownRequestsList, toRequest } from './requestQueries';

export const listMyRequestsHandler = implement(listMyRequests, async (input, context) => {
  const { rows, ...counted } = await runList(ownRequestsList, context, input);
  return { rows: rows.map(toRequest), ...counted };
});
