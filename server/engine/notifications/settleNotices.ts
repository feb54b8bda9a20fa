import { and, eq, isNull, not, sql } from 'drizzle-orm';
import type { Db } from '../../db/Db';
import { notification } from '../../db/schema/events';

/** What asked for something that is done is read by itself, for all but those of whom it is still asked; whose bells those were. */
export async function settleNotices(
  db: Db,
  link: string,
  stillAsked: readonly number[],
): Promise<number[]> {
  const settled = await db
    .update(notification)
    .set({ readAt: sql`now()` })
    .where(
      and(
        eq(notification.link, link),
        isNull(notification.readAt),
        not(sql`${notification.accountId} = any(${sql.param([...stillAsked])}::int[])`),
      ),
    )
    .returning({ accountId: notification.accountId });
  return [...new Set(settled.map(({ accountId }) => accountId))];
}
