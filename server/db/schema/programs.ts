import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, versionColumn } from './columns';
import { account, role } from './session';

/** Another system. Its account is never active, so that nobody signs in as it, approves or is written to. */
export const program = pgTable(
  'program',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .unique()
      .references(() => account.id),
    name: text('name').notNull(),
    note: text('note').notNull().default(''),
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
    perMinute: integer('per_minute').notNull().default(60),
    acciones: jsonColumn('acciones').notNull(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('program_name').on(sql`anden_fold(${t.name})`),
    index('program_role').on(t.roleId),
  ],
);

export const programKey = pgTable(
  'program_key',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    programId: integer('program_id')
      .notNull()
      .references(() => program.id),
    /** SHA-256: whoever reads the table cannot use it. */
    hash: text('hash').notNull().unique(),
    hint: text('hint').notNull(),
    createdBy: integer('created_by').references(() => account.id),
    createdAt: createdAt(),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
    lastUsedAt: instantColumn('last_used_at'),
    lastAddress: text('last_address'),
  },
  (t) => [index('program_key_of').on(t.programId, t.id)],
);

/** How many calls of a program came since its minute began; a table of its own, since it changes with each call. */
export const programPace = pgTable('program_pace', {
  programId: integer('program_id')
    .primaryKey()
    .references(() => program.id, { onDelete: 'cascade' }),
  since: instantColumn('since').notNull(),
  calls: integer('calls').notNull(),
});
