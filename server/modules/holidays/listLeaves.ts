import { listLeaves } from '@contract/holidays/listLeaves';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { leavesList, toLeave } from './leaveQueries';

export const listLeavesHandler = implement(listLeaves, async (input, context) => {
  const { rows, ...counted } = await runList(leavesList, context, input);
  return { ...counted, rows: rows.map(toLeave) };
});
