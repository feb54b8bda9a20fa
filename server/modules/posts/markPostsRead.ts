import { markPostsRead } from '@contract/posts/postReadingAcciones';
import { and } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { post, postRead } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { visibleTo } from './postQueries';

export const markPostsReadHandler = implement(markPostsRead, async ({ ids }, { db, viewer }) => {
  const seen = await db
    .select({ id: post.id })
    .from(post)
    .where(and(anyOf(post.id, ids), visibleTo(viewer)));
  if (seen.length === 0) return { marked: 0 };
  const marked = await db
    .insert(postRead)
    .values(seen.map((row) => ({ postId: row.id, accountId: viewer.accountId })))
    .onConflictDoNothing()
    .returning({ postId: postRead.postId });
  return { marked: marked.length };
});
