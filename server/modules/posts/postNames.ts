import { getPost } from '@contract/posts/postAcciones';
import { sql } from 'drizzle-orm';
import { post, postComment } from '../../db/schema/posts';
import { namedBy } from '../../engine/audit/namedBy';

export const postName = namedBy({
  entity: 'post',
  fields: ['postId'],
  opens: getPost,
  table: post,
  name: post.title,
  link: (id) => `/posts/${id}`,
});

export const postCommentName = namedBy({
  entity: 'post_comment',
  table: postComment,
  name: sql`(select 'en “' || p.title || '”' from post p where p.id = ${postComment.postId})`,
  plain: true,
});
