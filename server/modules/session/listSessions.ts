import { listSessions } from '@contract/session/listSessions';
import { and, desc, eq } from 'drizzle-orm';
import { session } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { deviceName } from '../../engine/session/deviceName';
import { isOpenSession } from '../../engine/session/sessionRow';

export const listSessionsHandler = implement(listSessions, async (_input, { db, viewer }) => {
  const rows = await db
    .select()
    .from(session)
    .where(and(eq(session.accountId, viewer.accountId), isOpenSession))
    .orderBy(desc(session.lastSeenAt))
    .limit(100);
  return {
    rows: rows.map((row) => ({
      id: row.id,
      current: row.id === viewer.sessionId,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      address: row.address,
      device: deviceName(row.device),
    })),
  };
});
