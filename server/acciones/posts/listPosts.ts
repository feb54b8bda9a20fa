import { listPosts } from '@contract/posts/listPosts';
import { implement } from '../implement';
import { findPosts } from './postQueries';
import { presentPosts } from './presentPosts';

export const listPostsHandler = implement(listPosts, async (input, { db, viewer }) => {
  const { rows, total } = await findPosts(db, viewer, input);
  return { rows: await presentPosts(db, viewer, rows), total };
});
