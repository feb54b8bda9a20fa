import { listAudit } from '@contract/admin/listAudit';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { PgSelectBuilder } from 'drizzle-orm/pg-core';
import { auditEntry } from '../../db/schema/audit';
import { account } from '../../db/schema/session';
import type { ListColumns } from '../../engine/lists/listColumn';
import { defineList } from '../../engine/lists/listDefinition';
import { descending } from '../../engine/lists/sortKeys';
import type { tellEntries } from './auditSentence';

const columns: ListColumns = {
  // Entries are numbered as they are written: the order of time without an index of its own.
  at: { kind: 'instant', by: auditEntry.at, sortBy: [auditEntry.id] },
  actor: { kind: 'text', by: account.displayName },
  accion: { kind: 'text', by: auditEntry.accion },
  entity: { kind: 'text', by: auditEntry.entity },
  entityId: { kind: 'text', by: auditEntry.entityId },
  address: { kind: 'text', by: auditEntry.address },
};

const kept = sql`coalesce(${auditEntry.after}, ${auditEntry.before})`;
/** Before too: what a change leaves as it was is not in what it kept of after. */
const calledBy = (field: string): SQL =>
  sql`coalesce(${auditEntry.after} ->> ${sql.raw(`'${field}'`)}, ${auditEntry.before} ->> ${sql.raw(`'${field}'`)})`;

/** The sentence of an entry is made of these. */
export const told = {
  had: sql<boolean>`(${auditEntry.before} is not null)`,
  has: sql<boolean>`(${auditEntry.after} is not null)`,
  state: sql<string | null>`${kept} ->> 'state'`,
  calledThen: sql<
    string | null
  >`coalesce(${calledBy('lastName')} || ', ' || ${calledBy('firstName')},
    ${calledBy('name')}, ${calledBy('title')}, ${calledBy('number')}, ${calledBy('username')})`,
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
  ...told,
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

type Told = Awaited<ReturnType<typeof tellEntries>>[number];

/** The parts of which a sentence was made are not shown. */
export const toAuditRow = <Row extends { at: Date } & Told>({
  had: _had,
  has: _has,
  state: _state,
  calledThen: _called,
  ...row
}: Row) => ({ ...row, at: row.at.toISOString() });
