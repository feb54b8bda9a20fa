import { archivePost } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { setArchived } from './setArchived';

export const archivePostHandler = implement(archivePost, (input, context) =>
  setArchived(context, input, true),
);
