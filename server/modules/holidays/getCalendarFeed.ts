import { getCalendarFeed } from '@contract/holidays/calendarAcciones';
import { can } from '@contract/session/can';
import { eq } from 'drizzle-orm';
import { calendarFeed } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';

export const getCalendarFeedHandler = implement(getCalendarFeed, async (_input, { db, viewer }) => {
  const [row] = await db
    .select()
    .from(calendarFeed)
    .where(eq(calendarFeed.accountId, viewer.accountId));
  return {
    feed: row
      ? {
          team: row.team,
          createdAt: row.createdAt.toISOString(),
          readAt: row.readAt?.toISOString() ?? null,
        }
      : null,
    mayTeam: can(viewer.roles, 'HOLIDAYS.APPROVE'),
  };
});
