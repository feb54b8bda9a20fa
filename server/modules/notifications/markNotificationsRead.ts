import { markNotificationsRead } from '@contract/notifications/notificationAcciones';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { notification } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';

export const markNotificationsReadHandler = implement(
  markNotificationsRead,
  async ({ ids, link }, { db, viewer, emit }) => {
    const marked = await db
      .update(notification)
      .set({ readAt: sql`anden_now()` })
      .where(
        and(
          eq(notification.accountId, viewer.accountId),
          isNull(notification.readAt),
          ids ? anyOf(notification.id, ids) : undefined,
          link === undefined ? undefined : eq(notification.link, link),
        ),
      )
      .returning({ id: notification.id });
    if (marked.length > 0) {
      await emit([{ type: 'Notification', id: 'LIST' }], {
        kind: 'accounts',
        ids: [viewer.accountId],
      });
    }
    return { marked: marked.length };
  },
);
