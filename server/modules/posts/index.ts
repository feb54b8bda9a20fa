import { listHandler } from '../../engine/lists/listHandler';
import { defineModule } from '../../engine/module';
import { announcePostJob } from './announcePostJob';
import { archivePostHandler } from './archivePost';
import { commentPostHandler } from './commentPost';
import { confirmPostReadHandler } from './confirmPostRead';
import { countPostAudienceHandler } from './countPostAudience';
import { createPostHandler } from './createPost';
import { deletePostCommentHandler } from './deletePostComment';
import { getPostHandler } from './getPost';
import { listPostCommentsHandler } from './listPostComments';
import { listPostReadersHandler } from './listPostReaders';
import { markPostsReadHandler } from './markPostsRead';
import { postCommentName, postName } from './postNames';
import { postsList } from './postQueries';
import { postsFind } from './postsFind';
import { presentPosts } from './presentPosts';
import { reactToPostHandler } from './reactToPost';
import { remindPostReadersHandler } from './remindPostReaders';
import { restorePostHandler } from './restorePost';
import { postsSeed } from './seed/postsSeed';
import { updatePostHandler } from './updatePost';
import { waitingPosts } from './waitingPosts';
import { wallFiles } from './wallFiles';

// Other modules may call these.
export { retellOnWall, type ToldPost, takeOffWall, tellOnWall } from './toldPosts';

export const postsModule = defineModule({
  handlers: {
    archivePost: archivePostHandler,
    commentPost: commentPostHandler,
    confirmPostRead: confirmPostReadHandler,
    countPostAudience: countPostAudienceHandler,
    createPost: createPostHandler,
    deletePostComment: deletePostCommentHandler,
    getPost: getPostHandler,
    listPostComments: listPostCommentsHandler,
    listPostReaders: listPostReadersHandler,
    listPosts: listHandler(postsList, (rows, { db, viewer }) => presentPosts(db, viewer, rows)),
    markPostsRead: markPostsReadHandler,
    reactToPost: reactToPostHandler,
    remindPostReaders: remindPostReadersHandler,
    restorePost: restorePostHandler,
    updatePost: updatePostHandler,
  },
  lists: [postsList],
  names: [postCommentName, postName],
  finds: [postsFind],
  jobs: [announcePostJob],
  opens: [wallFiles],
  seeds: [postsSeed],
  waiting: waitingPosts,
});
