import { closeSession } from '@contract/session/sessionAcciones';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { revokeSessions } from '../../engine/session/sessionRow';

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
