import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import { storedFile } from '../../db/schema/files';
import { post, postImage } from '../../db/schema/posts';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { visibleTo } from './postQueries';

/** The pictures of the wall, for everybody it is for. */
export const wallFiles: OpensFile = {
  shown: 'shared',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'POSTS.SHOW')) return false;
    const [shown] = await db
      .select({ id: post.id })
      .from(postImage)
      .innerJoin(storedFile, eq(storedFile.hash, postImage.hash))
      .innerJoin(post, eq(post.id, postImage.postId))
      .where(and(sameContent(hash), visibleTo(viewer)))
      .limit(1);
    return shown !== undefined;
  },
};
