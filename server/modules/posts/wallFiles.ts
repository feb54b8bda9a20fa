import { can } from '@contract/session/can';
import { and, eq } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { storedFile } from '../../db/schema/files';
import { post, postFile, postImage } from '../../db/schema/posts';
import type { Viewer } from '../../engine/acciones/context';
import { sameContent } from '../../engine/files/sameContent';
import type { OpensFile } from '../../engine/module';
import { visibleTo } from './postQueries';

const held = (db: Db, viewer: Viewer, part: typeof postImage | typeof postFile, hash: string) =>
  db
    .select({ id: post.id })
    .from(part)
    .innerJoin(storedFile, eq(storedFile.hash, part.hash))
    .innerJoin(post, eq(post.id, part.postId))
    .where(and(sameContent(hash), visibleTo(viewer)))
    .limit(1);

/** The pictures and the PDFs of the wall, for everybody it is for. */
export const wallFiles: OpensFile = {
  shown: 'shared',
  async may(db, viewer, hash) {
    if (!can(viewer.roles, 'POSTS.SHOW')) return false;
    const [pictures, papers] = await Promise.all([
      held(db, viewer, postImage, hash),
      held(db, viewer, postFile, hash),
    ]);
    return pictures.length + papers.length > 0;
  },
};
