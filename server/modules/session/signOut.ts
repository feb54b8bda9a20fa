import { signOut } from '@contract/session/sessionAcciones';
import { implement } from '../../engine/acciones/implement';
import { revokeSessions } from '../../engine/session/sessionRow';

export const signOutHandler = implement(
  signOut,
  async (_input, { db, viewer, setCookie, audit, emit }) => {
    const accountId = viewer.viewing?.actorId ?? viewer.accountId;
    await revokeSessions(db, accountId, { id: viewer.sessionId });
    await audit({ entity: 'session', entityId: viewer.sessionId });
    await emit([{ type: 'Session', id: 'LIST' }], { kind: 'accounts', ids: [accountId] });
    setCookie(null);
    return { ok: true as const };
  },
);
