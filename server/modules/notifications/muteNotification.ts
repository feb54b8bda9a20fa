import { muteNotification } from '@contract/notifications/notificationAcciones';
import { and, eq } from 'drizzle-orm';
import { notificationMute } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';

export const muteNotificationHandler = implement(
  muteNotification,
  async ({ type, muted }, { db, viewer }) => {
    if (muted) {
      await db
        .insert(notificationMute)
        .values({ accountId: viewer.accountId, type })
        .onConflictDoNothing();
    } else {
      await db
        .delete(notificationMute)
        .where(
          and(eq(notificationMute.accountId, viewer.accountId), eq(notificationMute.type, type)),
        );
    }
    return { ok: true as const };
  },
);
