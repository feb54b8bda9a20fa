import { closeSession } from '@contract/session/closeSession';
import { notFound } from '../../http/fault';
import { revokeSessions } from '../../session/sessionRow';
import { implement } from '../implement';

export const closeSessionHandler = implement(
  closeSession,
  async ({ id }, { db, viewer, audit, emit }) => {
    const closed = await revokeSessions(db, viewer.accountId, { id });
    if (closed.length === 0) throw notFound('Esa sesión ya estaba cerrada.');
    await audit({ entity: 'session', entityId: id });
    await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [viewer.accountId] });
    return { ok: true as const };
  },
);
