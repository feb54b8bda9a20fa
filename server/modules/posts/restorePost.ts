import { restorePost } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { setArchived } from './setArchived';

export const restorePostHandler = implement(restorePost, (input, context) =>
  setArchived(context, input, false),
);
