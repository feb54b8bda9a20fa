import { getNotificationPreferences } from '@contract/notifications/getNotificationPreferences';
import { notificationTypes } from '@contract/notifications/notificationTypes';
import { eq } from 'drizzle-orm';
import { notificationMute } from '../../db/schema/events';
import { implement } from '../../engine/acciones/implement';

export const getNotificationPreferencesHandler = implement(
  getNotificationPreferences,
  async (_input, { db, viewer }) => {
    const rows = await db
      .select({ type: notificationMute.type })
      .from(notificationMute)
      .where(eq(notificationMute.accountId, viewer.accountId));
    const muted = new Set(rows.map((row) => row.type));
    return {
      rows: Object.entries(notificationTypes).map(([type, { label }]) => ({
        type,
        label,
        muted: muted.has(type),
      })),
    };
  },
);
