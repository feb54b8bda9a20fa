import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { person } from './organisation';

export const role = pgTable(
  'role',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull().unique(),
    flags: jsonColumn('flags').notNull(),
    scope: text('scope', { enum: ['own', 'team', 'site', 'all'] }).notNull(),
    version: versionColumn(),
  },
  (t) => [check('role_scope', sql`${t.scope} in ('own', 'team', 'site', 'all')`)],
);

export const account = pgTable(
  'account',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    mustChangePassword: boolean('must_change_password').notNull().default(true),
    personId: integer('person_id')
      .references(() => person.id)
      .unique(),
    displayName: text('display_name').notNull(),
    roleId: integer('role_id')
      .notNull()
      .references(() => role.id),
    active: boolean('active').notNull().default(true),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('account_username').on(sql`lower(${t.username})`),
    index('account_role').on(t.roleId),
  ],
);

export const session = pgTable(
  'session',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    /** How the administration's list knows it; the id itself is half of a key. */
    number: integer('number').notNull().unique().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    /** SHA-256 of the cookie's value: whoever reads the table cannot use it. */
    cookieHash: text('cookie_hash').notNull().unique(),
    address: text('address').notNull(),
    device: text('device').notNull(),
    createdAt: createdAt(),
    lastSeenAt: instantColumn('last_seen_at').notNull().default(sqlNow),
    expiresAt: instantColumn('expires_at').notNull(),
    revokedAt: instantColumn('revoked_at'),
  },
  (t) => [index('session_account').on(t.accountId, t.revokedAt)],
);

/** Failures by account and by address; waits grow with them and any process sees them. */
export const signInFailure = pgTable('sign_in_failure', {
  key: text('key').primaryKey(),
  failures: integer('failures').notNull(),
  lastAt: instantColumn('last_at').notNull(),
  blockedUntil: instantColumn('blocked_until'),
});

export const idempotencyKey = pgTable(
  'idempotency_key',
  {
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    key: text('key').notNull(),
    accion: text('accion').notNull(),
    inputHash: text('input_hash').notNull(),
    answer: jsonColumn('answer'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('idempotency_once').on(t.accountId, t.key),
    index('idempotency_age').on(t.createdAt),
  ],
);

/** The shared secret of an account's code application; not asked for until it is confirmed. */
export const secondStep = pgTable('second_step', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  secret: text('secret').notNull(),
  confirmedAt: instantColumn('confirmed_at'),
  /** The step of the last code that was taken: none serves twice. */
  lastStep: bigint('last_step', { mode: 'number' }).notNull().default(0),
  createdAt: createdAt(),
});

/** Each opens the door once, where the telephone is lost. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    codeHash: text('code_hash').notNull(),
    usedAt: instantColumn('used_at'),
  },
  (t) => [uniqueIndex('recovery_code_once').on(t.accountId, t.codeHash)],
);

/** An account whose password was forgotten has one row at most, which goes with the next password. */
export const forgottenPassword = pgTable('forgotten_password', {
  accountId: integer('account_id')
    .primaryKey()
    .references(() => account.id),
  askedAt: instantColumn('asked_at').notNull().default(sqlNow),
  /** SHA-256 of what the mail brought; null where somebody has to give them another password. */
  linkHash: text('link_hash').unique(),
  expiresAt: instantColumn('expires_at'),
});

/** Every process shares these secrets and nobody may see them, such as the key of the session tokens. */
export const serverSecret = pgTable('server_secret', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
