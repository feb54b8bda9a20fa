import type { NotificationType } from '@contract/notifications/notificationTypes';
import { and, eq } from 'drizzle-orm';
import { anyOf } from '../../db/anyOf';
import { notification } from '../../db/schema/events';
import type { PublicContext } from '../acciones/context';

interface Withdrawn {
  type: NotificationType;
  links: readonly string[];
  accountIds: readonly number[];
}

/** Takes notices out of the bells, read or not, since there is nothing any more that they could lead to. */
export async function withdrawNotices(
  { db, emit }: Pick<PublicContext, 'db' | 'emit'>,
  { type, links, accountIds }: Withdrawn,
): Promise<void> {
  if (accountIds.length === 0 || links.length === 0) return;
  const gone = await db
    .delete(notification)
    .where(
      and(
        anyOf(notification.accountId, [...accountIds]),
        eq(notification.type, type),
        anyOf(notification.link, [...links]),
      ),
    )
    .returning({ accountId: notification.accountId });
  if (gone.length === 0) return;
  const ids = [...new Set(gone.map(({ accountId }) => accountId))];
  await emit([{ type: 'Notification', id: 'LIST' }], { kind: 'accounts', ids });
}
