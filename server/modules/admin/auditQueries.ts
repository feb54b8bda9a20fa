import { listAudit } from '@contract/admin/listAudit';
import { acciones } from '@contract/registry';
import { eq, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { auditEntry } from '../../db/schema/audit';
import { account } from '../../db/schema/session';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';

const columns: ListColumns = {
  // Entries are numbered as they are written: the order of time without an index of its own.
  at: { kind: 'instant', by: auditEntry.at, sortBy: [auditEntry.id] },
  actor: { kind: 'text', by: account.displayName },
  accion: { kind: 'text', by: auditEntry.accion },
  entity: { kind: 'text', by: auditEntry.entity },
  entityId: { kind: 'text', by: auditEntry.entityId },
  address: { kind: 'text', by: auditEntry.address },
};

const fields = {
  id: auditEntry.id,
  at: auditEntry.at,
  accountId: auditEntry.accountId,
  actor: account.displayName,
  address: auditEntry.address,
  accion: auditEntry.accion,
  entity: auditEntry.entity,
  entityId: auditEntry.entityId,
};

export const auditList = defineList({
  accion: listAudit,
  id: auditEntry.id,
  columns: () => columns,
  order: [descending(auditEntry.id)],
  search: sql`anden_fold(${auditEntry.accion} || ' ' || ${auditEntry.entity} || ' ' || ${auditEntry.entityId} || ' ' || coalesce(${account.displayName}, ''))`,
  where: () => undefined,
  fields,
  from: (select: PgSelectBuilder<typeof fields, 'db'>) =>
    select.from(auditEntry).leftJoin(account, eq(account.id, auditEntry.accountId)).$dynamic(),
});

const summaries = new Map<string, string>(
  Object.values(acciones).map(({ name, summary }) => [name, summary]),
);

/** An accion that a later version no longer has keeps its name. */
export const toAuditRow = <Row extends { at: Date; accion: string }>(row: Row) => ({
  ...row,
  at: row.at.toISOString(),
  what: summaries.get(row.accion) ?? row.accion,
});
