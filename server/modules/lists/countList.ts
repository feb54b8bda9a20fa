import { countList } from '@contract/lists/listAcciones';
import { implement } from '../../engine/acciones/implement';
import { COUNTED, countRows } from '../../engine/lists/countRows';
import { listCondition } from '../../engine/lists/listCondition';
import { listOrder } from '../../engine/lists/listOrder';
import { marksOf } from '../../engine/lists/marksOf';
import { openList } from '../../engine/lists/openList';

/** A person who counts a long list is about to go far into it: the same walk leaves its marks. */
export const countListHandler = implement(
  countList,
  async ({ list: name, input: fields }, { db, viewer, services }) => {
    const { list, context, input } = openList(viewer, name, fields);
    const where = listCondition(list, context, input);
    const few = await countRows(db, list, where, COUNTED + 1);
    if (few <= COUNTED) return { total: few };
    const keys = listOrder(list, context, input);
    const { total } = await marksOf(services, db, list, where, keys).read();
    return { total };
  },
);
