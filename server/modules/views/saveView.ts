import { saveView } from '@contract/views/viewAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { refuseViewsOf } from '../../engine/lists/viewedAccion';
import { notYours, savedViews } from './viewQueries';

export const saveViewHandler = implement(saveView, ({ list, state, ...input }, context) => {
  const { viewer } = context;
  refuseViewsOf(viewer, list);
  return savedViews.save(context, input, (fields, _shown, before) => {
    // A view stays with its list.
    if (before && before.list !== list) throw notFound(notYours);
    return { ...fields, list, state, ownerId: viewer.accountId };
  });
});
