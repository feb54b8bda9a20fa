import type { Post } from '@contract/posts/post';
import { eq, sql } from 'drizzle-orm';
import { post } from '../../db/schema/posts';
import type { Context } from '../../engine/acciones/context';
import { forbidden, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { audienceOf, eventAudienceOf } from './postAudience';
import { lockPost } from './postQueries';
import { postActions } from './postRules';
import { presentPost } from './presentPosts';
import { checkPinned } from './savePostParts';

/** Takes a post off the wall or puts it back. */
export async function setArchived(
  { db, viewer, audit, emit }: Context,
  { id, version }: { id: number; version: number },
  archive: boolean,
): Promise<Post> {
  const before = await lockPost(db, viewer, id);
  if (!before) throw notFound('La publicación no existe o ya no está a tu alcance.');
  if (before.version !== version) throw staleVersion(await presentPost(db, viewer, before));
  if (!postActions(viewer, before).includes(archive ? 'archive' : 'restore')) {
    throw forbidden(
      archive ? 'No podés archivar esta publicación.' : 'No podés restaurar esta publicación.',
    );
  }
  if (!archive && before.pinned) await checkPinned(db, id);
  const [row] = await db
    .update(post)
    .set({ archivedAt: archive ? sql`now()` : null, version: version + 1 })
    .where(eq(post.id, id))
    .returning();
  if (!row) throw new Error('a locked post vanished');
  await audit({
    entity: 'post',
    entityId: id,
    before: { archivedAt: before.archivedAt },
    after: { archivedAt: row.archivedAt },
  });
  await emit(
    [
      { type: 'Post', id: 'LIST' },
      { type: 'Post', id },
    ],
    eventAudienceOf(audienceOf(row), row.authorId),
  );
  return presentPost(db, viewer, row);
}
