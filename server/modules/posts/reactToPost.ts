import { reactToPost } from '@contract/posts/postAcciones';
import { and, eq } from 'drizzle-orm';
import { postReaction } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { audienceOf, eventAudienceOf } from './postAudience';
import { postsStore } from './postsStore';

export const reactToPostHandler = implement(reactToPost, async ({ id, reaction }, context) => {
  const { db, viewer, emit } = context;
  const row = await postsStore.hold(context, { id }, 'comment');
  if (reaction === null) {
    await db
      .delete(postReaction)
      .where(and(eq(postReaction.postId, id), eq(postReaction.accountId, viewer.accountId)));
  } else {
    await db
      .insert(postReaction)
      .values({ postId: id, accountId: viewer.accountId, kind: reaction })
      .onConflictDoUpdate({
        target: [postReaction.postId, postReaction.accountId],
        set: { kind: reaction },
      });
  }
  await emit([{ type: 'Post', id }], eventAudienceOf(audienceOf(row), row.authorId));
  return { ok: true as const };
});
