import { updatePost } from '@contract/posts/postAcciones';
import { sql } from 'drizzle-orm';
import { implement } from '../../engine/acciones/implement';
import { postColumns } from './postColumns';
import { postsStore } from './postsStore';
import { presentPost } from './presentPosts';
import { checkAudience, checkPinned, replaceAttachments } from './savePostParts';

export const updatePostHandler = implement(
  updatePost,
  async ({ id, version, ...input }, context) => {
    const { db, viewer } = context;
    const before = await postsStore.hold(context, { id, version }, 'edit');
    const shown = await presentPost(db, viewer, before);
    await checkAudience(db, viewer, input.audience);
    if (input.pinned && !before.pinned) await checkPinned(db, id);
    await replaceAttachments(db, viewer, id, input);
    const columns = { ...postColumns(input, before), editedAt: sql`anden_now()` };
    const told = { before: shown, after: input };
    return presentPost(db, viewer, await postsStore.write(context, before, columns, { told }));
  },
);
