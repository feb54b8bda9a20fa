import { getAuditEntry } from '@contract/admin/serverAcciones';
import { eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntry, auditSeal } from '../../db/schema/audit';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { notFound } from '../../engine/http/fault';
import { toAuditRow } from './auditQueries';

const behalf = alias(account, 'behalf');

export const getAuditEntryHandler = implement(getAuditEntry, async ({ id }, { db }) => {
  const [row] = await db
    .select({
      entry: auditEntry,
      actor: account.displayName,
      onBehalfOf: behalf.displayName,
      seal: auditSeal.hash,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .leftJoin(behalf, eq(behalf.id, auditEntry.onBehalfOf))
    .leftJoin(auditSeal, eq(auditSeal.entryId, auditEntry.id))
    .where(eq(auditEntry.id, id));
  if (!row) throw notFound('Ese cambio no existe.');
  const { entry, actor, onBehalfOf, seal } = row;
  return { ...toAuditRow({ ...entry, actor }), onBehalfOf, sealed: seal !== null };
});
