import { deleteView } from '@contract/views/viewAcciones';
import { implement } from '../../engine/acciones/implement';
import { savedViews } from './viewQueries';

export const deleteViewHandler = implement(deleteView, (target, context) =>
  savedViews.remove(context, target),
);
