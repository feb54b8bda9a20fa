import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** A table with a row's person. */
export interface OfPerson {
  id: AnyPgColumn;
  personId: AnyPgColumn;
}
