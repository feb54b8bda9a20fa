import { getPost } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { visiblePost } from './postQueries';
import { presentPost } from './presentPosts';

export const getPostHandler = implement(getPost, async ({ id }, context) =>
  presentPost(context.db, context.viewer, await visiblePost(context, id)),
);
