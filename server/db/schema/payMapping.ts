import { type MappedColumn, payMappingRecord } from '@contract/hours/payMapping';
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instantColumn, jsonColumn, versionColumn } from './columns';

const { format, separator, timeAs, decimalMark } = payMappingRecord.fields;

/** How the program that pays wants its file, kept for whoever makes it next month. */
export const payMapping = pgTable(
  'pay_mapping',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    format: text('format', { enum: format.values }).notNull(),
    separator: text('separator', { enum: separator.values }).notNull(),
    timeAs: text('time_as', { enum: timeAs.values }).notNull(),
    decimalMark: text('decimal_mark', { enum: decimalMark.values }).notNull(),
    columns: jsonColumn('columns').$type<MappedColumn[]>().notNull(),
    /** The one that was used last is offered first. */
    usedAt: instantColumn('used_at'),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('pay_mapping_name').on(sql`anden_fold(${t.name})`),
    check('pay_mapping_format', sql`${t.format} in ('csv', 'xlsx')`),
    check('pay_mapping_separator', sql`${t.separator} in ('semicolon', 'comma')`),
    check('pay_mapping_time', sql`${t.timeAs} in ('clock', 'decimal', 'minutes')`),
    check('pay_mapping_decimal', sql`${t.decimalMark} in ('comma', 'point')`),
  ],
);
