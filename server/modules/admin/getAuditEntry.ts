import { getAuditEntry } from '@contract/admin/serverAcciones';
import { eq, getTableColumns } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { auditEntry, auditSeal } from '../../db/schema/audit';
import { account } from '../../db/schema/session';
import { implement } from '../../engine/acciones/implement';
import { keptIds, namedThing, nameThings } from '../../engine/audit/nameThings';
import { readsChanges } from '../../engine/audit/readsChanges';
import { notFound } from '../../engine/http/fault';
import { toAuditRow, told } from './auditQueries';
import { sentenceOf } from './auditSentence';

const behalf = alias(account, 'behalf');

export const getAuditEntryHandler = implement(getAuditEntry, async ({ id }, { db, viewer }) => {
  const [row] = await db
    .select({
      ...getTableColumns(auditEntry),
      ...told,
      actor: account.displayName,
      behalfOf: behalf.displayName,
      seal: auditSeal.hash,
    })
    .from(auditEntry)
    .leftJoin(account, eq(account.id, auditEntry.accountId))
    .leftJoin(behalf, eq(behalf.id, auditEntry.onBehalfOf))
    .leftJoin(auditSeal, eq(auditSeal.entryId, auditEntry.id))
    .where(eq(auditEntry.id, id));
  if (!row) throw notFound('Ese cambio no existe.');
  const { seal, behalfOf, ...found } = row;
  const shown = readsChanges(viewer)(found.entity);
  const entry = shown ? found : { ...found, before: null, after: null, calledThen: null };
  const kept = keptIds(entry.entity, entry.before, entry.after);
  const itself = { entity: entry.entity, id: entry.entityId };
  const names = await nameThings(db, viewer, shown ? [itself, ...kept] : []);
  return {
    ...toAuditRow({ ...entry, ...sentenceOf(entry, names) }),
    onBehalfOf: behalfOf,
    names: kept.flatMap(({ field, entity, id: of }) => {
      const named = namedThing(names, entity, of);
      return named ? [{ field, id: of, name: named.name, link: named.link ?? null }] : [];
    }),
    sealed: seal !== null,
    shown,
  };
});
