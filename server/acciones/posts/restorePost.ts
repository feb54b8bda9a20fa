import { restorePost } from '@contract/posts/restorePost';
import { implement } from '../implement';
import { setArchived } from './setArchived';

export const restorePostHandler = implement(restorePost, (input, context) =>
  setArchived(context, input, false),
);
