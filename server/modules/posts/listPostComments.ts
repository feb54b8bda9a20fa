import { listPostComments } from '@contract/posts/postAcciones';
import { and, desc, eq, isNull } from 'drizzle-orm';
import { postComment } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { listWindow } from '../../engine/lists/listWindow';
import { visiblePost } from './postQueries';
import { presentComments } from './presentComments';

export const listPostCommentsHandler = implement(listPostComments, async (input, context) => {
  const { db, viewer } = context;
  const parent = await visiblePost(context, input.postId);
  const { limit, offset } = listWindow(input);
  const rows = await db
    .select()
    .from(postComment)
    .where(and(eq(postComment.postId, input.postId), isNull(postComment.deletedAt)))
    .orderBy(desc(postComment.id))
    .limit(limit)
    .offset(offset);
  return { rows: await presentComments(db, viewer, parent, rows), total: parent.commentCount };
});
