import { listWaiting } from '@contract/workflow/listWaiting';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { onBehalfNames } from './onBehalfNames';
import { toRequest, waitingList } from './requestQueries';

export const listWaitingHandler = implement(listWaiting, async (input, context) => {
  const { rows, ...counted } = await runList(waitingList, context, input);
  const names = await onBehalfNames(
    context,
    rows.map((row) => row.id),
  );
  return {
    rows: rows.map((row) => ({ ...toRequest(row), onBehalfOf: names.get(row.id) ?? null })),
    ...counted,
  };
});
