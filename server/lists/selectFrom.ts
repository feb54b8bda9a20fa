import type { PgSelect, PgSelectBuilder, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Db } from '../db/client';
import type { ListDefinition } from './listDefinition';

/** Other fields of the rows of a list: only ids, only a number to count. */
export function selectFrom(
  list: Pick<ListDefinition, 'from'>,
  db: Db,
  fields: SelectedFieldsFlat,
): PgSelect {
  // What a list joins never depends on what is selected.
  return list.from(db.select(fields) as PgSelectBuilder<SelectedFieldsFlat, 'db'>);
}
