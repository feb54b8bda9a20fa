import { listPosts } from '@contract/posts/listPosts';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { postsList } from './postQueries';
import { presentPosts } from './presentPosts';

export const listPostsHandler = implement(listPosts, async (input, context) => {
  const { rows, ...counted } = await runList(postsList, context, input);
  return { rows: await presentPosts(context.db, context.viewer, rows), ...counted };
});
