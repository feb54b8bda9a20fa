import { each, listHandler } from '../../engine/lists/listHandler';
import { deviceName } from '../../engine/session/deviceName';
import { sessionsList } from './sessionQueries';

export const listAllSessionsHandler = listHandler(
  sessionsList,
  each(({ key, ...row }, { viewer }) => ({
    ...row,
    device: deviceName(row.device),
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    own: key === viewer.sessionId,
  })),
);
