import { listLeaves } from '@contract/holidays/listLeaves';
import { runList } from '../../lists/runList';
import { implement } from '../implement';
import { leavesList, toLeave } from './leaveQueries';

export const listLeavesHandler = implement(listLeaves, async (input, context) => {
  const { rows, ...counted } = await runList(leavesList, context, input);
  return { ...counted, rows: rows.map(toLeave) };
});
