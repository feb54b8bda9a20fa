import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, instantColumn, versionColumn } from './columns';
import { person, site } from './organisation';

/** A tablet at a door; its keys lie apart, so that neither list nor audit reads them. */
export const kiosk = pgTable('kiosk', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  name: text('name').notNull(),
  siteId: integer('site_id')
    .notNull()
    .references(() => site.id),
  createdAt: createdAt(),
  version: versionColumn(),
});

/** The device of a kiosk proves itself with a key. Only its hash is kept: reading the table lets nobody use it. */
export const kioskKey = pgTable('kiosk_key', {
  kioskId: integer('kiosk_id')
    .primaryKey()
    .references(() => kiosk.id),
  /** Null while no device is paired. */
  tokenHash: text('token_hash').unique(),
  lastSeenAt: instantColumn('last_seen_at'),
  revokedAt: instantColumn('revoked_at'),
  /** The code that pairs the next device; gone once it was used. */
  pairingHash: text('pairing_hash').unique(),
  pairingExpiresAt: instantColumn('pairing_expires_at'),
});

/** A person shows codes of this secret to a kiosk. It must be readable to compute them, as in any TOTP server. */
export const personCredential = pgTable('person_credential', {
  id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
  personId: integer('person_id')
    .notNull()
    .unique()
    .references(() => person.id),
  /** Random: the QR names nobody. */
  publicId: text('public_id').notNull().unique(),
  secret: text('secret').notNull(),
  pinHash: text('pin_hash'),
  createdAt: createdAt(),
});

/** Each code serves once, also where one that waited for the network comes after a later one. */
export const credentialUse = pgTable(
  'credential_use',
  {
    credentialId: integer('credential_id')
      .notNull()
      .references(() => personCredential.id),
    step: bigint('step', { mode: 'number' }).notNull(),
    /** The touch that used the code may be sent again, and only that one. */
    touch: text('touch').notNull(),
  },
  (t) => [primaryKey({ columns: [t.credentialId, t.step] })],
);
