import { createPost } from '@contract/posts/postAcciones';
import { post } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { announcePost } from './announcePost';
import { eventAudienceOf } from './postAudience';
import { postColumns } from './postColumns';
import { presentPost } from './presentPosts';
import { checkAudience, checkPinned, replaceImages } from './savePostParts';

export const createPostHandler = implement(createPost, async (input, context) => {
  const { db, viewer, audit, emit } = context;
  await checkAudience(db, viewer, input.audience);
  if (input.pinned) await checkPinned(db, null);
  const [row] = await db
    .insert(post)
    .values({ authorId: viewer.accountId, ...postColumns(input, null) })
    .returning();
  if (!row) throw new Error('the post was not stored');
  await replaceImages(db, viewer, row.id, input.images);
  await audit({ entity: 'post', entityId: row.id, after: input });
  await emit([{ type: 'Post', id: 'LIST' }], eventAudienceOf(input.audience, viewer.accountId));
  await announcePost(context, row.id, input.asksConfirmation ? 'confirmation' : 'published');
  return presentPost(db, viewer, row);
});
