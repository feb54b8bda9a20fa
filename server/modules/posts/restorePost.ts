import { restorePost } from '@contract/posts/postAcciones';
import { implement } from '../../engine/acciones/implement';
import { postsStore } from './postsStore';
import { presentPost } from './presentPosts';
import { checkPinned } from './savePostParts';

export const restorePostHandler = implement(restorePost, async ({ id, version }, context) => {
  const { db, viewer } = context;
  const target = { id, version, action: 'restore' } as const;
  const row = await postsStore.change(context, target, async ({ pinned }) => {
    if (pinned) await checkPinned(db, id);
    return { archivedAt: null };
  });
  return presentPost(db, viewer, row);
});
