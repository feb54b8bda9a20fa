import * as orm from 'drizzle-orm';
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import { rowReader } from './rowReader';

const { sql } = orm;
/** Drizzle keeps it out of its types. */
const { mapResultRow } = orm as unknown as {
  mapResultRow(
    columns: typeof fields,
    row: unknown[],
    always: Record<string, boolean> | undefined,
  ): unknown;
};

const site = pgTable('site', { id: integer('id'), name: text('name') });
const visit = pgTable('visit', {
  id: integer('id'),
  at: timestamp('at', { withTimezone: true, mode: 'date' }),
});

const fields = [
  { path: ['id'], field: visit.id },
  { path: ['total'], field: sql`count(*)`.mapWith(Number) },
  { path: ['named'], field: sql`1`.as('named') },
  { path: ['visit', 'id'], field: visit.id },
  { path: ['visit', 'at'], field: visit.at },
  { path: ['site', 'id'], field: site.id },
  { path: ['site', 'name'], field: site.name },
  { path: ['mixed', 'id'], field: site.id },
  { path: ['mixed', 'visit'], field: visit.id },
];

const rows = [
  [1, '3', 'x', 7, '2026-02-03 10:00:00+00', 2, 'Rosario', 2, 7],
  [1, '3', null, 7, null, 2, null, null, 7],
  [1, null, 'x', null, null, null, null, null, null],
];

/** Drizzle's own reader is the measure: queries are typed by what it makes of them. */
test.each([
  ['no joins known', undefined],
  ['a table that may have no row', { visit: true, site: false }],
  ['tables that always have one', { visit: true, site: true }],
  ['none that always has one', { visit: false, site: false }],
])('a row is read as Drizzle reads it: %s', (_what, always) => {
  const read = rowReader(fields, always);
  for (const row of rows) {
    expect(read(row)).toEqual(mapResultRow(fields, [...row], always));
  }
});
