import { Column, is, Param, Placeholder, SQL, StringChunk, Table } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { broughtTable } from './lookedUp';

const harmless = (chunk: unknown) =>
  is(chunk, StringChunk) || is(chunk, Param) || is(chunk, Placeholder);

/** Whether a condition names no column of any other table; what cannot be looked into counts as naming one. */
export const onlyAbout = (table: PgTable, part: unknown): boolean => isWithin([table], part);

function isWithin(tables: readonly Table[], part: unknown): boolean {
  if (part === undefined || harmless(part)) return true;
  if (is(part, Column)) return tables.includes(part.table);
  if (is(part, Table)) return tables.includes(part);
  if (is(part, SQL)) {
    const brought = broughtTable(part);
    const known = brought ? [...tables, brought] : tables;
    return part.queryChunks.every((chunk) => isWithin(known, chunk));
  }
  if (Array.isArray(part)) return part.every((chunk) => isWithin(tables, chunk));
  return typeof part !== 'object' && typeof part !== 'function';
}
