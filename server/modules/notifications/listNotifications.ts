import { listNotifications } from '@contract/notifications/listNotifications';
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm';
import { notification } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';
import { listWindow } from '../../engine/lists/listWindow';

export const listNotificationsHandler = implement(
  listNotifications,
  async (input, { db, viewer }) => {
    const mine = eq(notification.accountId, viewer.accountId);
    const { limit, offset } = listWindow(input);
    const rows = await db
      .select()
      .from(notification)
      .where(and(mine, input.unreadOnly ? isNull(notification.readAt) : undefined))
      .orderBy(desc(notification.id))
      .limit(limit)
      .offset(offset);
    const [counts] = await db
      .select({
        total: count(),
        unread: sql<number>`count(*) filter (where ${notification.readAt} is null)::int`,
      })
      .from(notification)
      .where(mine);
    const { total, unread } = counts ?? { total: 0, unread: 0 };
    return {
      rows: rows.map((row) => ({
        id: row.id,
        type: row.type,
        title: row.title,
        body: row.body,
        link: row.link,
        createdAt: row.createdAt.toISOString(),
        readAt: row.readAt?.toISOString() ?? null,
      })),
      total: input.unreadOnly ? unread : total,
      unread,
    };
  },
);
