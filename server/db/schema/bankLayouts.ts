import type { BankColumn } from '@contract/liquidations/bankColumn';
import { bankLayoutRecord } from '@contract/liquidations/bankLayout';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { jsonColumn, versionColumn } from './columns';

const { format, separator, letters, encoding, lineEnd } = bankLayoutRecord.fields;
const columnList = (name: string) => jsonColumn(name).$type<BankColumn[]>().notNull();

/** How a bank wants the file of its transfers. */
export const bankLayout = pgTable(
  'bank_layout',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    name: text('name').notNull(),
    format: text('format', { enum: format.values }).notNull(),
    separator: text('separator', { enum: separator.values }).notNull(),
    titles: boolean('titles').notNull(),
    letters: text('letters', { enum: letters.values }).notNull(),
    encoding: text('encoding', { enum: encoding.values }).notNull(),
    lineEnd: text('line_end', { enum: lineEnd.values }).notNull(),
    fileName: text('file_name').notNull(),
    heading: columnList('heading'),
    columns: columnList('columns'),
    closing: columnList('closing'),
    version: versionColumn(),
  },
  (t) => [
    uniqueIndex('bank_layout_name').on(sql`anden_fold(${t.name})`),
    check('bank_layout_format', sql`${t.format} in ('fixed', 'csv', 'xlsx')`),
    check('bank_layout_separator', sql`${t.separator} in ('semicolon', 'comma', 'tab')`),
    check('bank_layout_letters', sql`${t.letters} in ('asIs', 'upper', 'plain')`),
    check('bank_layout_encoding', sql`${t.encoding} in ('latin1', 'utf8', 'utf8Marked', 'ascii')`),
    check('bank_layout_line_end', sql`${t.lineEnd} in ('crlf', 'lf')`),
  ],
);
