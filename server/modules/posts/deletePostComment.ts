import { deletePostComment } from '@contract/posts/postAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { post, postComment } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { forbidden, notFound } from '../../engine/http/fault';
import { audienceOf, eventAudienceOf } from './postAudience';
import { lockPost } from './postQueries';
import { mayManage } from './postRules';

export const deletePostCommentHandler = implement(
  deletePostComment,
  async ({ id, postId }, { db, viewer, audit, emit }) => {
    const parent = await lockPost(db, viewer, postId);
    const [row] = await db
      .select()
      .from(postComment)
      .where(
        and(eq(postComment.id, id), eq(postComment.postId, postId), isNull(postComment.deletedAt)),
      );
    if (!parent || !row) throw notFound('El comentario ya no existe.');
    if (row.authorId !== viewer.accountId && !mayManage(viewer, parent)) {
      throw forbidden('Solo podés borrar tus comentarios.');
    }
    await db.update(postComment).set({ deletedAt: sql`anden_now()` }).where(eq(postComment.id, id));
    await db
      .update(post)
      .set({ commentCount: sql`${post.commentCount} - 1` })
      .where(eq(post.id, postId));
    await audit({ entity: 'post_comment', entityId: id, before: { postId, body: row.body } });
    await emit(
      [
        { type: 'PostComment', id: postId },
        { type: 'Post', id: postId },
      ],
      eventAudienceOf(audienceOf(parent), parent.authorId),
    );
    return { ok: true as const };
  },
);
