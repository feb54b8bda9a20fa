import { createPost } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { announcePost } from './announcePost';
import { postColumns } from './postColumns';
import { postsStore } from './postsStore';
import { presentPost } from './presentPosts';
import { checkAudience, checkPinned, replaceAttachments } from './savePostParts';

export const createPostHandler = implement(createPost, async (input, context) => {
  const { db, viewer } = context;
  await checkAudience(db, viewer, input.audience);
  if (input.pinned) await checkPinned(db, null);
  const columns = { authorId: viewer.accountId, ...postColumns(input, null) };
  const row = await postsStore.create(context, columns, { told: { after: input } });
  await replaceAttachments(db, viewer, row.id, input);
  await announcePost(context, row.id, input.asksConfirmation ? 'confirmation' : 'published');
  return presentPost(db, viewer, row);
});
