import { newsRecord } from '@contract/news/newsRecord';
import { newsTypeRecord } from '@contract/news/newsType';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { createdAt, versionColumn } from './columns';
import { storedFile } from './files';
import { person } from './organisation';
import { account } from './session';

const { unit, sign } = newsTypeRecord.fields;

/** The kinds of novelty and their rules; those an organisation starts with are seeded, others are its own. */
export const newsType = pgTable(
  'news_type',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    code: text('code').notNull(),
    name: text('name').notNull(),
    unit: text('unit', { enum: unit.values }).notNull(),
    sign: text('sign', { enum: sign.values }),
    paidPercent: smallint('paid_percent').notNull(),
    certificateDays: smallint('certificate_days'),
    medical: boolean('medical').notNull().default(false),
    askable: boolean('askable').notNull().default(false),
    source: text('source').notNull().default(''),
    active: boolean('active').notNull().default(true),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('news_type_code').on(t.code),
    uniqueIndex('news_type_name').on(sql`anden_fold(${t.name})`),
    check('news_type_unit', sql`${t.unit} in ('days', 'hours', 'amount')`),
    check(
      'news_type_sign',
      sql`(${t.unit} = 'amount') = (${t.sign} is not null) and (${t.sign} is null or ${t.sign} in ('bonus', 'discount'))`,
    ),
    check('news_type_paid', sql`${t.paidPercent} between 0 and 100`),
    check(
      'news_type_certificate',
      sql`${t.certificateDays} is null or ${t.certificateDays} between 0 and 60`,
    ),
    // Money is never asked for, nor a medical matter.
    check('news_type_money', sql`${t.unit} <> 'amount' or not (${t.askable} or ${t.medical})`),
  ],
);

/** A novelty happened to somebody and counts for hours and pay. */
export const news = pgTable(
  'news',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    personId: integer('person_id')
      .notNull()
      .references(() => person.id),
    typeId: integer('type_id')
      .notNull()
      .references(() => newsType.id),
    fromDay: date('from_day').notNull(),
    toDay: date('to_day').notNull(),
    part: text('part', { enum: newsRecord.fields.part.values }).notNull().default('whole'),
    /** Hours or money; null where days count. */
    quantity: numeric('quantity', { precision: 14, scale: 2 }),
    /** The percentage that its type had when the novelty was written. */
    paidPercent: smallint('paid_percent').notNull(),
    note: text('note').notNull().default(''),
    /** While somebody asks, a mirror of the request; then of who validates (NEWS.STATE). */
    state: text('state', {
      enum: newsRecord.shown.state.values,
    }).notNull(),
    authorId: integer('author_id')
      .notNull()
      .references(() => account.id),
    certificateHash: text('certificate_hash').references(() => storedFile.hash),
    certificateName: text('certificate_name'),
    certificateDue: date('certificate_due'),
    createdAt: createdAt(),
    version: versionColumn(),
  },
  (t) => [
    index('news_days').on(t.fromDay, t.id),
    index('news_person').on(t.personId, t.fromDay),
    index('news_type_of').on(t.typeId),
    index('news_state_days').on(t.state, t.fromDay.desc()),
    index('news_certificate').on(t.certificateHash),
    check('news_ends_after', sql`${t.toDay} >= ${t.fromDay}`),
    check(
      'news_part',
      sql`${t.part} in ('whole', 'morning', 'afternoon') and (${t.part} = 'whole' or ${t.fromDay} = ${t.toDay})`,
    ),
    check(
      'news_quantity',
      sql`${t.quantity} is null or (${t.quantity} > 0 and ${t.fromDay} = ${t.toDay} and ${t.part} = 'whole')`,
    ),
    check('news_paid', sql`${t.paidPercent} between 0 and 100`),
    check(
      'news_state',
      sql`${t.state} in ('draft', 'pending', 'validated', 'rejected', 'cancelled')`,
    ),
    check(
      'news_certificate_named',
      sql`(${t.certificateHash} is null) = (${t.certificateName} is null)`,
    ),
  ],
);

/** Each row tells who did what to a novelty; nothing rewrites it. */
export const newsEvent = pgTable(
  'news_event',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    newsId: integer('news_id')
      .notNull()
      .references(() => news.id),
    kind: text('kind', {
      enum: [
        'asked',
        'entered',
        'edited',
        'certificate',
        'returned',
        'expired',
        'withdraw',
        'validate',
        'reject',
        'reopen',
        'cancel',
      ],
    }).notNull(),
    /** Null: the server by itself. */
    accountId: integer('account_id').references(() => account.id),
    reason: text('reason'),
    createdAt: createdAt(),
  },
  (t) => [index('news_event_of').on(t.newsId, t.id)],
);
