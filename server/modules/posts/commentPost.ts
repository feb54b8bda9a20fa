import { commentPost } from '@contract/posts/postAcciones';
import { eq, sql } from 'drizzle-orm';
import { builtOnce } from '../../db/builtOnce';
import { post, postComment } from '../../db/schema/posts';
import { sendAlong } from '../../db/transactions';
import { implement } from '../../engine/acciones/implement';
import { notify } from '../../engine/notifications/notify';
import { audienceOf, eventAudienceOf } from './postAudience';
import { postsStore } from './postsStore';
import { presentComments } from './presentComments';

const write = builtOnce((db) =>
  db
    .insert(postComment)
    .values({
      postId: sql.placeholder('postId'),
      authorId: sql.placeholder('authorId'),
      body: sql.placeholder('body'),
    })
    .returning(),
);

const countOne = builtOnce((db, where) =>
  db
    .update(post)
    .set({ commentCount: sql`${post.commentCount} + 1` })
    .where(where),
);

export const commentPostHandler = implement(commentPost, async ({ postId, body }, context) => {
  const { db, viewer, audit, emit } = context;
  const parent = await postsStore.hold(context, { id: postId }, 'comment');
  const [row] = await write(db, undefined, { postId, authorId: viewer.accountId, body });
  if (!row) throw new Error('the comment was not stored');
  await sendAlong(db, countOne(db, eq(post.id, postId)));
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
