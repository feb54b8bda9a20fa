import { confirmPostRead } from '@contract/posts/postReadingAcciones';
import { sql } from 'drizzle-orm';
import { postRead } from '../../db/schema/posts';
import { implement } from '../../engine/acciones/implement';
import { conflict } from '../../engine/http/fault';
import { settleNotices } from '../../engine/notifications/settleNotices';
import { audienceOf, eventAudienceOf } from './postAudience';
import { postsStore } from './postsStore';

export const confirmPostReadHandler = implement(confirmPostRead, async ({ id }, context) => {
  const { db, viewer, audit, emit } = context;
  const row = await postsStore.hold(context, { id }, 'comment');
  if (!row.asksConfirmation) throw conflict('Esta publicación no pide confirmación.');
  await db
    .insert(postRead)
    .values({ postId: id, accountId: viewer.accountId, confirmedAt: sql`anden_now()` })
    .onConflictDoUpdate({
      target: [postRead.postId, postRead.accountId],
      // The first confirmation is the one that counts.
      set: { confirmedAt: sql`coalesce(${postRead.confirmedAt}, anden_now())` },
    });
  await settleNotices(context, {
    type: 'posts.confirmation',
    link: `/posts/${id}`,
    only: [viewer.accountId],
  });
  await audit({ entity: 'post', entityId: id, after: { confirmed: true } });
  await emit([{ type: 'Post', id }], eventAudienceOf(audienceOf(row), row.authorId));
  return { ok: true as const };
});
