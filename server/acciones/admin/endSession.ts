import { endSession } from '@contract/admin/endSession';
import { and, eq, sql } from 'drizzle-orm';
import { session } from '../../db/schema/session';
import { notFound } from '../../http/fault';
import { implement } from '../implement';
import { isOpen } from './sessionQueries';

export const endSessionHandler = implement(
  endSession,
  async ({ id }, { db, viewer, audit, emit }) => {
    const [ended] = await db
      .update(session)
      .set({ revokedAt: sql`now()` })
      .where(and(eq(session.number, id), isOpen))
      .returning({ accountId: session.accountId });
    if (!ended) throw notFound('Esa sesión ya estaba cerrada.');
    await audit({ entity: 'session', entityId: id, after: { accountId: ended.accountId } });
    await emit([{ type: 'Session', id: 'LIST' }], {
      kind: 'accounts',
      ids: [ended.accountId, viewer.accountId],
    });
    return { ok: true as const };
  },
);
