import type { NotificationType } from '@contract/notifications/notificationTypes';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { notification } from '../../db/schema/events';
import type { PublicContext } from '../acciones/context';

interface Settled {
  type: NotificationType;
  /** The link of the thing of which the notice asked something. */
  link: string;
  /** The people of whom it is still asked. */
  stillAsked?: readonly number[];
  /** The people whose notice is settled, where each was asked for themselves. */
  only?: readonly number[];
}

/** This marks a notice as read once what it asked for is done. */
export async function settleNotices(
  { db, emit }: Pick<PublicContext, 'db' | 'emit'>,
  { type, link, stillAsked = [], only }: Settled,
): Promise<void> {
  const settled = await db
    .update(notification)
    .set({ readAt: sql`anden_now()` })
    .where(
      and(
        eq(notification.type, type),
        eq(notification.link, link),
        isNull(notification.readAt),
        only && anyOf(notification.accountId, [...only]),
        not(sql`${notification.accountId} = any(${sql.param([...stillAsked])}::int[])`),
      ),
    )
    .returning({ accountId: notification.accountId });
  if (settled.length === 0) return;
  const ids = [...new Set(settled.map(({ accountId }) => accountId))];
  await emit([{ type: 'Notification', id: 'LIST' }], { kind: 'accounts', ids });
}
