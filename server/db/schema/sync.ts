import { linkRecord } from '@contract/sync/link';
import { linkRejectRecord } from '@contract/sync/linkReject';
import type { LinkRule } from '@contract/sync/linkRule';
import { linkRunRecord } from '@contract/sync/linkRun';
import { linkSecrets } from '@contract/sync/linkSecret';
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  clockColumn,
  createdAt,
  instantColumn,
  jsonColumn,
  sqlNow,
  versionColumn,
} from './columns';
import { storedFile } from './files';
import type { ImportRowNote } from './imports';
import { site } from './organisation';
import { account } from './session';

const { timing, via, wmsEntry, wmsMethod, direction, period, format, sendBy } = linkRecord.fields;
const { state, reason } = linkRunRecord.shown;

/** A link may be changed while its run goes on with the rows of before. */
export interface StagedReading {
  what: string;
  headers: string[];
  rules: LinkRule[];
}

/** Data of another system that comes in by itself, or a list that goes out to one: where, how and when. */
export const link = pgTable(
  'link',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    direction: text('direction', { enum: direction.values }).notNull().default('in'),
    /** The import, or the accion of the list that leaves. */
    what: text('what').notNull(),
    via: text('via', { enum: via.values }).notNull().default('folder'),
    folder: text('folder').notNull().default(''),
    files: text('files').notNull().default(''),
    url: text('url'),
    /** The names that lead to the rows of a JSON. */
    rowsPath: text('rows_path').notNull().default(''),
    /** The key is sent in this header. */
    header: text('header').notNull().default(''),
    /** How another WMS is asked. */
    wmsEntry: text('wms_entry', { enum: wmsEntry.values }).notNull().default('web-service'),
    wmsMethod: text('wms_method', { enum: wmsMethod.values }).notNull().default('POST'),
    wmsAccion: text('wms_accion').notNull().default(''),
    wmsUser: text('wms_user').notNull().default(''),
    wmsParams: text('wms_params').notNull().default(''),
    wmsPage: text('wms_page').notNull().default(''),
    wmsTotal: text('wms_total').notNull().default(''),
    /** A server that speaks SFTP, who enters there, and the key that somebody accepted as its own. */
    sftpHost: text('sftp_host').notNull().default(''),
    sftpUser: text('sftp_user').notNull().default(''),
    sftpPrint: text('sftp_print').notNull().default(''),
    /** A view of the list, by its name. */
    view: text('view').notNull().default(''),
    period: text('period', { enum: period.values }).notNull().default('all'),
    /** The day of the list by which the period is counted. */
    periodBy: text('period_by').notNull().default(''),
    format: text('format', { enum: format.values }).notNull().default('csv'),
    outName: text('out_name').notNull().default(''),
    sendBy: text('send_by', { enum: sendBy.values }).notNull().default('POST'),
    rules: jsonColumn('rules').$type<LinkRule[]>().notNull().default([]),
    timing: text('timing', { enum: timing.values }).notNull(),
    everyMinutes: integer('every_minutes'),
    days: jsonColumn('days').$type<number[]>().notNull().default([]),
    at: clockColumn('at'),
    cron: text('cron'),
    catchUp: boolean('catch_up').notNull().default(true),
    quietDays: integer('quiet_days'),
    rejectPercent: integer('reject_percent'),
    siteId: integer('site_id').references(() => site.id),
    /** In whose name and with whose rights it writes. */
    accountId: integer('account_id')
      .notNull()
      .references(() => account.id),
    note: text('note').notNull().default(''),
    paused: boolean('paused').notNull().default(false),
    nextAt: instantColumn('next_at'),
    lookedAt: instantColumn('looked_at'),
    lastGoodAt: instantColumn('last_good_at'),
    /** Runs that failed since the last good one. */
    failures: integer('failures').notNull().default(0),
    /** The silence counts from here: something came in, or the link was made or went on after a pause. */
    silentSince: instantColumn('silent_since').notNull().default(sqlNow),
    /** Whether this silence was told. */
    quietTold: boolean('quiet_told').notNull().default(false),
    /** Whether the last run that was judged refused more than the limit, which was told then. */
    rejectsOver: boolean('rejects_over').notNull().default(false),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('link_name').on(sql`anden_fold(${t.name})`),
    index('link_due').on(t.nextAt),
    index('link_site').on(t.siteId),
    index('link_account').on(t.accountId),
  ],
);

/** The secrets with which a link asks another system, sealed; a table of their own, so that no list of links reads them. */
export const linkKey = pgTable(
  'link_key',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => link.id, { onDelete: 'cascade' }),
    secret: text('secret', { enum: linkSecrets }).notNull().default('key'),
    sealed: text('sealed').notNull(),
  },
  (t) => [primaryKey({ columns: [t.linkId, t.secret] })],
);

export const linkRun = pgTable(
  'link_run',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    linkId: integer('link_id')
      .notNull()
      .references(() => link.id, { onDelete: 'cascade' }),
    state: text('state', { enum: state.values }).notNull(),
    reason: text('reason', { enum: reason.values }).notNull(),
    jobId: uuid('job_id'),
    startedAt: instantColumn('started_at').notNull().default(sqlNow),
    endedAt: instantColumn('ended_at'),
    fileName: text('file_name').notNull().default(''),
    /** The content that this run reads, kept so that it goes on with the same after a crash. */
    fileHash: text('file_hash').references(() => storedFile.hash),
    fileSize: bigint('file_size', { mode: 'number' }),
    /** The folder tells it, in milliseconds. */
    fileStamp: bigint('file_stamp', { mode: 'number' }),
    /** How the rows that were put aside are read; null until all of the file's are. */
    staged: jsonColumn('staged').$type<StagedReading>(),
    headers: text('headers').array().notNull().default([]),
    mapping: jsonColumn('mapping').$type<Record<string, number>>().notNull().default({}),
    read: integer('read').notNull().default(0),
    written: integer('written').notNull().default(0),
    unchanged: integer('unchanged').notNull().default(0),
    rejected: integer('rejected').notNull().default(0),
    error: text('error').notNull().default(''),
  },
  (t) => [
    index('link_run_of').on(t.linkId, t.id.desc()),
    index('link_run_days').on(t.linkId, t.startedAt),
    index('link_run_job').on(t.jobId),
    index('link_run_file').on(t.fileHash),
    uniqueIndex('link_run_open').on(t.linkId).where(sql`${t.state} in ('queued', 'running')`),
  ],
);

/** A row of a file that its run has still to attend; one that is gone is done. */
export const linkStaged = pgTable(
  'link_staged',
  {
    runId: integer('run_id')
      .notNull()
      .references(() => linkRun.id, { onDelete: 'cascade' }),
    /** Rows that have to be looked at together have the same. */
    part: integer('part').notNull(),
    number: integer('number').notNull(),
    cells: json('cells').$type<string[]>().notNull(),
  },
  (t) => [primaryKey({ columns: [t.runId, t.part, t.number] })],
);

/** A row that a run refused, with what it said. */
export const linkReject = pgTable(
  'link_row',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    runId: integer('run_id')
      .notNull()
      .references(() => linkRun.id, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    state: text('state', { enum: linkRejectRecord.shown.state.values }).notNull(),
    cells: text('cells').array().notNull().default([]),
    errors: jsonColumn('errors').$type<ImportRowNote[]>().notNull().default([]),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('link_row_number').on(t.runId, t.number),
    // Rows that wait are few among those that were refused, and whoever reopens a month asks for them.
    index('link_row_parked').on(t.runId, t.id).where(sql`${t.state} = 'parked'`),
  ],
);

/** The mark of a link: which files it read, as they were; of one that goes out, the last that left, with its run for a stamp. */
export const linkFile = pgTable(
  'link_file',
  {
    linkId: integer('link_id')
      .notNull()
      .references(() => link.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    size: bigint('size', { mode: 'number' }).notNull(),
    stamp: bigint('stamp', { mode: 'number' }).notNull(),
    hash: text('hash').notNull(),
  },
  (t) => [primaryKey({ columns: [t.linkId, t.name] })],
);
