import { revokeCalendarFeed } from '@contract/holidays/calendarAcciones';
import { eq } from 'drizzle-orm';
import { calendarFeed } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';

export const revokeCalendarFeedHandler = implement(
  revokeCalendarFeed,
  async (_input, { db, viewer, audit, emit }) => {
    const { accountId } = viewer;
    const [before] = await db
      .delete(calendarFeed)
      .where(eq(calendarFeed.accountId, accountId))
      .returning({ team: calendarFeed.team });
    if (before) await audit({ entity: 'calendarFeed', entityId: accountId, before });
    await emit([{ type: 'CalendarFeed', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
    return { ok: true as const };
  },
);
