import { countList } from '@contract/lists/countList';
import { countRows } from '../../lists/countRows';
import { listCondition } from '../../lists/listCondition';
import { openList } from '../../lists/openList';
import { implement } from '../implement';

export const countListHandler = implement(countList, async ({ list, input }, { db, viewer }) => {
  const open = openList(viewer, list, input);
  const where = listCondition(open.list, open.context, open.input);
  return { total: await countRows(db, open.list, where) };
});
