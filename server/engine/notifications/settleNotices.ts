import type { NotificationType } from '@contract/notifications/notificationTypes';
import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { notification } from '../../db/schema/events';
import type { PublicContext } from '../acciones/context';

interface Settled {
  type: NotificationType;
  /** Of what the notice asked something. */
  link: string;
  /** Of whom it is still asked. */
  stillAsked?: readonly number[];
  /** Whose notice is settled, where each was asked for themselves. */
  only?: readonly number[];
}

/** What asked for something that is done is read by itself. */
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
