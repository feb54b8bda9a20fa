import { renewCalendarFeed } from '@contract/holidays/calendarAcciones';
import { can } from '@contract/session/can';
import { sql } from 'drizzle-orm';
import { calendarFeed } from '../../db/schema/holidays';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { hashCalendarToken, newCalendarToken } from './calendarToken';

export const renewCalendarFeedHandler = implement(renewCalendarFeed, async (input, context) => {
  const { db, viewer, audit, emit, origin } = context;
  const { accountId, personId } = viewer;
  if (personId === null) throw notFound('Tu cuenta no es de ninguna persona.');
  const secret = newCalendarToken();
  const team = input.team && can(viewer.roles, 'HOLIDAYS.APPROVE');
  const values = { tokenHash: hashCalendarToken(secret), team };
  await db
    .insert(calendarFeed)
    .values({ accountId, ...values })
    .onConflictDoUpdate({
      target: calendarFeed.accountId,
      set: { ...values, createdAt: sql`anden_now()`, readAt: null },
    });
  await audit({ entity: 'calendarFeed', entityId: accountId, after: { team } });
  await emit([{ type: 'CalendarFeed', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
  return { url: `${origin}/calendario/${secret}.ics` };
});
