import { referralKinds, referralRecord } from '@contract/referrals/referral';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgSequence,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { clockColumn, createdAt, instantColumn, versionColumn } from './columns';
import { storedFile } from './files';
import { news } from './news';
import { person, site } from './organisation';
import { post } from './posts';
import { account } from './session';

const { state } = referralRecord.shown;
const amount = (name: string) => numeric(name, { precision: 14, scale: 2 });

/** A place to fill, with what its referrer may expect. */
export const referralOpening = pgTable(
  'referral_opening',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    position: text('position').notNull(),
    siteId: integer('site_id')
      .notNull()
      .references(() => site.id),
    places: smallint('places').notNull(),
    until: date('until').notNull(),
    text: text('text').notNull(),
    bonusHired: amount('bonus_hired'),
    bonusLater: amount('bonus_later'),
    bonusMonths: smallint('bonus_months'),
    keepMonths: smallint('keep_months').notNull(),
    open: boolean('open').notNull().default(true),
    /** The last post about this opening, if it was ever published on the wall. */
    postId: integer('post_id').references(() => post.id),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('referral_opening_site').on(t.siteId, t.until),
    check('referral_opening_later', sql`(${t.bonusLater} is null) = (${t.bonusMonths} is null)`),
    check('referral_opening_places', sql`${t.places} > 0 and ${t.keepMonths} > 0`),
  ],
);

/** The code with which one person shares one opening. */
export const referralLink = pgTable(
  'referral_link',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    openingId: integer('opening_id')
      .notNull()
      .references(() => referralOpening.id),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    code: text('code').notNull().unique(),
  },
  (t) => [unique('referral_link_of').on(t.openingId, t.personId)],
);

export const referralNumber = pgSequence('referral_number');

/** A person referred. All that tells who they are is null once it is erased; the row stays and is counted. */
export const referral = pgTable(
  'referral',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    number: text('number')
      .notNull()
      .unique()
      .default(sql`'R-' || lpad(nextval('referral_number')::text, 6, '0')`),
    openingId: integer('opening_id')
      .notNull()
      .references(() => referralOpening.id),
    referrerId: integer('referrer_id')
      .notNull()
      .references(() => person.id),
    state: text('state', { enum: state.values }).notNull(),
    firstName: text('first_name'),
    lastName: text('last_name'),
    email: text('email'),
    phone: text('phone'),
    /** Both compare as these, however each was written. */
    emailKey: text('email_key'),
    phoneKey: text('phone_key'),
    message: text('message'),
    cvHash: text('cv_hash').references(() => storedFile.hash),
    cvName: text('cv_name'),
    /** An invitation has it while it waits. */
    code: text('code').unique(),
    expiresOn: date('expires_on'),
    /** The trace of the code by which the candidate comes back. */
    ownCodeHash: text('own_code_hash').unique(),
    appliedAt: instantColumn('applied_at'),
    keepUntil: date('keep_until'),
    /** Why its referrer gets nothing for it, in words; null: they may. */
    noBonus: text('no_bonus'),
    /** The candidate reads them at the end. */
    words: text('words'),
    /** A mail with those words was taken by their server. */
    toldAt: instantColumn('told_at'),
    /** The start day of a hire that waits for approval; null when no hire waits. */
    askedDay: date('asked_day'),
    startDay: date('start_day'),
    /** The person's file: made once, or the one that they had of a time before. */
    personId: integer('person_id').references(() => person.id),
    hiredBy: integer('hired_by').references(() => account.id),
    eraseDue: date('erase_due'),
    erasedAt: instantColumn('erased_at'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('referral_of_opening').on(t.openingId, t.state),
    index('referral_of_referrer').on(t.referrerId, t.id),
    index('referral_in_state').on(t.state, t.id),
    index('referral_email').on(t.emailKey),
    index('referral_phone').on(t.phoneKey),
    index('referral_cv').on(t.cvHash),
    index('referral_person').on(t.personId),
    index('referral_erase').on(t.eraseDue),
    index('referral_keep').on(t.keepUntil),
    check(
      'referral_erased',
      sql`${t.erasedAt} is null or (${t.firstName} is null and ${t.lastName} is null and ${t.email} is null
        and ${t.phone} is null and ${t.emailKey} is null and ${t.phoneKey} is null and ${t.message} is null
        and ${t.cvHash} is null and ${t.code} is null and ${t.ownCodeHash} is null and ${t.words} is null)`,
    ),
    check('referral_cv_named', sql`(${t.cvHash} is null) = (${t.cvName} is null)`),
    check('referral_hired', sql`(${t.state} = 'hired') = (${t.startDay} is not null)`),
    check('referral_asked', sql`${t.askedDay} is null or ${t.state} = 'process'`),
    check('referral_admitted', sql`${t.personId} is null or ${t.state} = 'hired'`),
  ],
);

/** A note of those who decide; it goes with all that tells who the person is. */
export const referralNote = pgTable(
  'referral_note',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referralId: integer('referral_id')
      .notNull()
      .references(() => referral.id),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    body: text('body').notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('referral_note_of').on(t.referralId, t.id)],
);

/** A talk with a candidate, on the clock of the site of its opening; it goes with the person's data. */
export const referralInterview = pgTable(
  'referral_interview',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referralId: integer('referral_id')
      .notNull()
      .references(() => referral.id),
    day: date('day').notNull(),
    time: clockColumn('time').notNull(),
    minutes: smallint('minutes').notNull(),
    place: text('place').notNull(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    version: versionColumn(),
  },
  (t) => [
    index('referral_interview_of').on(t.referralId, t.day),
    index('referral_interview_by').on(t.personId, t.day),
  ],
);

/** A step of a referral and its author; nothing rewrites it, and it says nothing of the person. */
export const referralEvent = pgTable(
  'referral_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referralId: integer('referral_id')
      .notNull()
      .references(() => referral.id),
    kind: text('kind', { enum: referralKinds }).notNull(),
    /** Null: the candidate, or the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    createdAt: createdAt(),
  },
  (t) => [index('referral_event_of').on(t.referralId, t.id)],
);

/** A part of a bonus as it was promised when the person was hired; each becomes one novelty. */
export const referralBonus = pgTable(
  'referral_bonus',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    referralId: integer('referral_id')
      .notNull()
      .references(() => referral.id),
    /** Months from the start; 0: by coming to work. */
    months: smallint('months').notNull(),
    amount: amount('amount').notNull(),
    dueDay: date('due_day').notNull(),
    state: text('state', { enum: ['waiting', 'made', 'lost'] })
      .notNull()
      .default('waiting'),
    newsId: integer('news_id')
      .unique()
      .references(() => news.id),
  },
  (t) => [
    unique('referral_bonus_once').on(t.referralId, t.months),
    index('referral_bonus_due').on(t.state, t.dueDay),
    check('referral_bonus_made', sql`(${t.state} = 'made') = (${t.newsId} is not null)`),
  ],
);
