import type { Db } from '../../db/Db';
import type { postComment } from '../../db/schema/posts';
import type { Viewer } from '../../engine/acciones/context';
import { authorRefs } from '../../engine/people/authorRef';
import type { PostRow } from './postQueries';
import { mayManage } from './postRules';

type CommentRow = typeof postComment.$inferSelect;

export async function presentComments(db: Db, viewer: Viewer, parent: PostRow, rows: CommentRow[]) {
  const authors = await authorRefs(
    db,
    rows.map((row) => row.authorId),
  );
  return rows.map((row) => {
    const author = authors.get(row.authorId);
    if (!author) throw new Error(`comment ${row.id} has no author`);
    return {
      id: row.id,
      postId: row.postId,
      author,
      body: row.body,
      createdAt: row.createdAt.toISOString(),
      canDelete: row.authorId === viewer.accountId || mayManage(viewer, parent),
    };
  });
}
