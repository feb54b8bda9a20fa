import { listHandler } from '../../engine/lists/listHandler';
import { onBehalfNames } from './onBehalfNames';
import { toRequest, waitingList } from './requestQueries';

export const listWaitingHandler = listHandler(waitingList, async (rows, context) => {
  const names = await onBehalfNames(
    context,
    rows.map((row) => row.id),
  );
  return rows.map((row) => ({ ...toRequest(row), onBehalfOf: names.get(row.id) ?? null }));
});
