import { commentPost } from '@contract/posts/postAcciones';
import { eq, sql } from 'drizzle-orm';
import { post, postComment } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { notify } from '../../engine/notifications/notify';
import { audienceOf, eventAudienceOf } from './postAudience';
import { postsStore } from './postsStore';
import { presentComments } from './presentComments';

export const commentPostHandler = implement(commentPost, async ({ postId, body }, context) => {
  const { db, viewer, audit, emit } = context;
  const parent = await postsStore.hold(context, { id: postId }, 'comment');
  const [row] = await db
    .insert(postComment)
    .values({ postId, authorId: viewer.accountId, body })
    .returning();
  if (!row) throw new Error('the comment was not stored');
  await db
    .update(post)
    .set({ commentCount: sql`${post.commentCount} + 1` })
    .where(eq(post.id, postId));
  await audit({ entity: 'post_comment', entityId: row.id, after: { postId, body } });
  await emit(
    [
      { type: 'PostComment', id: postId },
      { type: 'Post', id: postId },
    ],
    eventAudienceOf(audienceOf(parent), parent.authorId),
  );
  if (parent.authorId !== viewer.accountId) {
    await notify(context, [parent.authorId], {
      type: 'posts.comment',
      title: `${viewer.displayName} comentó tu publicación`,
      body: parent.title,
      link: `/posts/${postId}`,
    });
  }
  const [comment] = await presentComments(db, viewer, parent, [row]);
  if (!comment) throw new Error('a comment vanished while it was presented');
  return comment;
});
