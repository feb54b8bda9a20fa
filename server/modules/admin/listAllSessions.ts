import { listAllSessions } from '@contract/admin/listAllSessions';
import { implement } from '../../engine/acciones/implement';
import { runList } from '../../engine/lists/runList';
import { deviceName } from '../../engine/session/deviceName';
import { sessionsList } from './sessionQueries';

export const listAllSessionsHandler = implement(listAllSessions, async (input, context) => {
  const { rows, ...counted } = await runList(sessionsList, context, input);
  return {
    ...counted,
    rows: rows.map(({ key, ...row }) => ({
      ...row,
      device: deviceName(row.device),
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: row.lastSeenAt.toISOString(),
      own: key === context.viewer.sessionId,
    })),
  };
});
