import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, jsonColumn, versionColumn } from './columns';
import { account, role } from './session';

/** How somebody likes to see a list, under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    /** The name of the list's accion. */
    list: text('list').notNull(),
    ownerId: integer('owner_id')
      .notNull()
      .references(() => account.id),
    name: text('name').notNull(),
    shared: boolean('shared').notNull().default(false),
    state: jsonColumn('state').notNull(),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('saved_view_name').on(t.ownerId, t.list, sql`lower(${t.name})`),
    index('saved_view_list').on(t.list),
  ],
);

/** A list opens with this view: the person chose it, else whoever administers their role. */
export const firstView = pgTable(
  'first_view',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    list: text('list').notNull(),
    accountId: integer('account_id').references(() => account.id),
    roleId: integer('role_id').references(() => role.id),
    /** Null: the person wants the list as it comes, whatever the role says. */
    viewId: integer('view_id').references(() => savedView.id, { onDelete: 'cascade' }),
  },
  (t) => [
    uniqueIndex('first_view_account').on(t.list, t.accountId),
    uniqueIndex('first_view_role').on(t.list, t.roleId),
    index('first_view_of').on(t.viewId),
    check('first_view_one', sql`(${t.accountId} is null) <> (${t.roleId} is null)`),
  ],
);
