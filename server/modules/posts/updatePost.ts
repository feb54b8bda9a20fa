import { updatePost } from '@contract/posts/postAcciones';
import { eq, sql } from 'drizzle-orm';
import { post } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { forbidden, notFound } from '../../engine/http/fault';
import { staleVersion } from '../../engine/http/staleVersion';
import { audienceOf, eventAudienceOf } from './postAudience';
import { postColumns } from './postColumns';
import { lockPost } from './postQueries';
import { postActions } from './postRules';
import { presentPost } from './presentPosts';
import { checkAudience, checkPinned, replaceImages } from './savePostParts';

export const updatePostHandler = implement(
  updatePost,
  async ({ id, version, ...input }, { db, viewer, audit, emit }) => {
    const before = await lockPost(db, viewer, id);
    if (!before) throw notFound('La publicación no existe o ya no está a tu alcance.');
    if (!postActions(viewer, before).includes('edit'))
      throw forbidden('No podés editar esta publicación.');
    const shown = await presentPost(db, viewer, before);
    if (before.version !== version) throw staleVersion(shown);
    await checkAudience(db, viewer, input.audience);
    if (input.pinned && !before.pinned) await checkPinned(db, id);
    await replaceImages(db, viewer, id, input.images);
    const [row] = await db
      .update(post)
      .set({
        ...postColumns(input, before),
        editedAt: sql`now()`,
        version: version + 1,
      })
      .where(eq(post.id, id))
      .returning();
    if (!row) throw new Error('a locked post vanished');
    await audit({ entity: 'post', entityId: id, before: shown, after: input });
    // Those who no longer see it must hear of it too.
    for (const audience of [audienceOf(before), input.audience]) {
      await emit(
        [
          { type: 'Post', id: 'LIST' },
          { type: 'Post', id },
        ],
        eventAudienceOf(audience, before.authorId),
      );
    }
    return presentPost(db, viewer, row);
  },
);
