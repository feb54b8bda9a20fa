import { archivePost } from './archivePost';
import { commentPost } from './commentPost';
import { confirmPostRead } from './confirmPostRead';
import { createPost } from './createPost';
import { deletePostComment } from './deletePostComment';
import { getPost } from './getPost';
import { listPostComments } from './listPostComments';
import { listPostReaders } from './listPostReaders';
import { listPosts } from './listPosts';
import { markPostsRead } from './markPostsRead';
import { reactToPost } from './reactToPost';
import { remindPostReaders } from './remindPostReaders';
import { restorePost } from './restorePost';
import { updatePost } from './updatePost';

/** One line each. */
export const postsAcciones = {
  archivePost,
  commentPost,
  confirmPostRead,
  createPost,
  deletePostComment,
  getPost,
  listPostComments,
  listPostReaders,
  listPosts,
  markPostsRead,
  reactToPost,
  remindPostReaders,
  restorePost,
  updatePost,
};
