import { Column, is, Param, Placeholder, SQL, StringChunk } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

const harmless = (chunk: unknown) =>
  is(chunk, StringChunk) || is(chunk, Param) || is(chunk, Placeholder);

/** Whether a condition names no column of any other table; what cannot be looked into counts as naming one. */
export function onlyAbout(table: PgTable, part: unknown): boolean {
  if (part === undefined || harmless(part)) return true;
  if (is(part, Column)) return part.table === table;
  if (is(part, SQL)) return part.queryChunks.every((chunk) => onlyAbout(table, chunk));
  if (Array.isArray(part)) return part.every((chunk) => onlyAbout(table, chunk));
  return typeof part !== 'object' && typeof part !== 'function';
}
