import { endSession } from '@contract/admin/serverAcciones';
import { and, eq, exists } from 'drizzle-orm';
import { account, role, session } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { endSessions } from '../../engine/session/sessionRow';
import { isWithinReach } from './sessionQueries';

export const endSessionHandler = implement(endSession, async ({ id }, context) => {
  const { db, viewer, audit, emit } = context;
  const within = db
    .select({ one: account.id })
    .from(account)
    .innerJoin(role, eq(role.id, account.roleId))
    .where(and(eq(account.id, session.accountId), isWithinReach(context)));
  const [ended] = await endSessions(db, and(eq(session.number, id), exists(within)));
  if (!ended) throw notFound('Esa sesión ya estaba cerrada o no está a tu alcance.');
  await audit({ entity: 'session', entityId: id, after: { accountId: ended.accountId } });
  await emit([{ type: 'Session', id: 'LIST' }], {
    kind: 'accounts',
    ids: [ended.accountId, viewer.accountId],
  });
  return { ok: true as const };
});
