import { bankAgreementRecord } from '@contract/hours/bankAgreement';
import { bankMovementKinds } from '@contract/hours/hourBank';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  text,
} from 'drizzle-orm/pg-core';
import { instantColumn, jsonColumn, sqlNow, versionColumn } from './columns';
import { area, person, site } from './organisation';
import { account } from './session';
import { envelope } from './signing';

const { target } = bankAgreementRecord.fields;

/** A written agreement rules hours that are kept instead of paid. */
export const hourBankAgreement = pgTable(
  'hour_bank_agreement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    target: text('target', { enum: target.values }).notNull(),
    personId: integer('person_id').references(() => person.id),
    areaId: integer('area_id').references(() => area.id),
    siteId: integer('site_id').references(() => site.id),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day'),
    /** Minutes that go into the bank for each hour of overtime. */
    rate50: integer('rate50').notNull(),
    rate100: integer('rate100').notNull(),
    /** In which to use them, and how many hours there may be at once; null: the parameter of the day. */
    months: integer('months'),
    capHours: integer('cap_hours'),
    writtenIn: text('written_in').notNull(),
    envelopeId: integer('envelope_id').references(() => envelope.id),
    version: versionColumn(),
  },
  (t) => [
    index('hour_bank_agreement_person').on(t.personId),
    index('hour_bank_agreement_area').on(t.areaId),
    index('hour_bank_agreement_site').on(t.siteId),
    index('hour_bank_agreement_envelope').on(t.envelopeId),
    check(
      'hour_bank_agreement_target',
      sql`num_nonnulls(${t.personId}, ${t.areaId}, ${t.siteId}) = 1`,
    ),
    check('hour_bank_agreement_days', sql`${t.toDay} >= ${t.fromDay}`),
  ],
);

/** Hours that somebody asked to take off; whether they may is a request, what it took are movements. */
export const hourBankUse = pgTable(
  'hour_bank_use',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    /** The day of the shift, though the hours be after midnight. */
    day: date('day').notNull(),
    whole: boolean('whole').notNull(),
    startsAt: instantColumn('starts_at').notNull(),
    endsAt: instantColumn('ends_at').notNull(),
    /** The minutes of the shift that lie in those hours. */
    minutes: integer('minutes').notNull(),
    reason: text('reason').notNull(),
    approvedAt: instantColumn('approved_at'),
    /** Granted, and given back later. */
    endedAt: instantColumn('ended_at'),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    createdAt: instantColumn('created_at').notNull().default(sqlNow),
  },
  (t) => [
    index('hour_bank_use_person').on(t.personId, t.day),
    check('hour_bank_use_span', sql`${t.endsAt} > ${t.startsAt} and ${t.minutes} > 0`),
  ],
);

/** A movement keeps the facts it was reckoned from, so that it can be explained whatever changes later. */
export type BankFacts = Readonly<Record<string, string | number>>;

/** The ledger: each line is written once. Credits stand alone, and what is taken or given back names its credit. */
export const hourBankMovement = pgTable(
  'hour_bank_movement',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    day: date('day').notNull(),
    kind: text('kind', { enum: bankMovementKinds }).notNull(),
    minutes: integer('minutes').notNull(),
    /** A credit may be used until this day; other movements have none. */
    expiresOn: date('expires_on'),
    creditId: integer('credit_id').references((): AnyPgColumn => hourBankMovement.id),
    useId: integer('use_id').references(() => hourBankUse.id),
    agreementId: integer('agreement_id').references(() => hourBankAgreement.id),
    facts: jsonColumn('facts').$type<BankFacts>().notNull().default({}),
    reason: text('reason'),
    /** Null: the server by itself. */
    authorId: integer('author_id').references(() => account.id),
    createdAt: instantColumn('created_at').notNull().default(sqlNow),
  },
  (t) => [
    index('hour_bank_movement_person').on(t.personId, t.id),
    index('hour_bank_movement_credit').on(t.creditId),
    index('hour_bank_movement_use').on(t.useId),
    index('hour_bank_movement_expires').on(t.expiresOn).where(sql`${t.creditId} is null`),
    index('hour_bank_movement_due').on(t.day).where(sql`${t.kind} = 'due'`),
    check('hour_bank_movement_minutes', sql`${t.minutes} <> 0`),
    check(
      'hour_bank_movement_credit_is',
      sql`(${t.creditId} is null) = (${t.expiresOn} is not null)
        and (${t.creditId} is not null or ${t.minutes} > 0)`,
    ),
  ],
);

/** A person is warned once for each credit that nears its end. */
export const hourBankWarning = pgTable('hour_bank_warning', {
  creditId: integer('credit_id')
    .primaryKey()
    .references(() => hourBankMovement.id),
  warnedAt: instantColumn('warned_at').notNull().default(sqlNow),
});
