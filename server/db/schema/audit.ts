import { bigint, index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instantColumn, jsonColumn, sqlNow } from './columns';

/** The audit tells who did what. It has no foreign keys and never changes: a trigger and the rights of the app's role refuse it. */
export const auditEntry = pgTable(
  'audit_entry',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: instantColumn('at').notNull().default(sqlNow),
    accountId: integer('account_id'),
    onBehalfOf: integer('on_behalf_of'),
    address: text('address').notNull(),
    accion: text('accion').notNull(),
    entity: text('entity').notNull(),
    entityId: text('entity_id').notNull(),
    before: jsonColumn('before'),
    after: jsonColumn('after'),
  },
  (t) => [
    index('audit_entity').on(t.entity, t.entityId, t.id),
    index('audit_account').on(t.accountId, t.id),
  ],
);

/** The hash chain, written in order by one job after the entries themselves. */
export const auditSeal = pgTable('audit_seal', {
  entryId: bigint('entry_id', { mode: 'number' }).primaryKey(),
  position: bigint('position', { mode: 'number' }).notNull().unique(),
  hash: text('hash').notNull(),
});
