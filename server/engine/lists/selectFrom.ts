import type { SQL } from 'drizzle-orm';
import type { PgSelect, PgSelectBuilder, SelectedFieldsFlat } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import type { ListDefinition } from './listDefinition';
import { onlyAbout } from './onlyAbout';

/** Other fields of the rows of a list: only ids, only a number to count. */
export function selectFrom(
  list: Pick<ListDefinition, 'from'>,
  db: Db,
  fields: SelectedFieldsFlat,
): PgSelect {
  // The joins of a list never depend on the selected fields.
  return list.from(db.select(fields) as PgSelectBuilder<SelectedFieldsFlat, 'db'>);
}

export type ListTables = Pick<ListDefinition, 'from' | 'id' | 'joinsOnlyShow'>;

/** Whether the joins of a list make no difference to what is asked of it. */
export const needsNoJoins = (list: ListTables, asked: readonly (SQL | undefined)[]): boolean =>
  list.joinsOnlyShow === true && asked.every((part) => onlyAbout(list.id.table, part));

/** The same without the joins, where they are not needed. */
export function selectLean(
  list: ListTables,
  db: Db,
  fields: SelectedFieldsFlat,
  lean: boolean,
): PgSelect {
  return lean ? db.select(fields).from(list.id.table).$dynamic() : selectFrom(list, db, fields);
}
