import { archivePost } from '@contract/posts/postAcciones';
import { sql } from 'drizzle-orm';
import { implement } from '../../engine/acciones/implement';
import { postsStore } from './postsStore';
import { presentPost } from './presentPosts';

export const archivePostHandler = implement(archivePost, async ({ id, version }, context) => {
  const off = { archivedAt: sql`anden_now()` };
  const row = await postsStore.change(context, { id, version, action: 'archive' }, () => off);
  return presentPost(context.db, context.viewer, row);
});
