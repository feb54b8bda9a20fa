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
  // What a list joins never depends on what is selected.
  return list.from(db.select(fields) as PgSelectBuilder<SelectedFieldsFlat, 'db'>);
}

export type ListTables = Pick<ListDefinition, 'from' | 'id' | 'joinsOnlyShow'>;

/** The same without the joins, where neither they nor `asked` make a difference. */
export function selectLean(
  list: ListTables,
  db: Db,
  fields: SelectedFieldsFlat,
  asked: readonly (SQL | undefined)[],
): PgSelect {
  const { table } = list.id;
  return list.joinsOnlyShow && asked.every((part) => onlyAbout(table, part))
    ? db.select(fields).from(table).$dynamic()
    : selectFrom(list, db, fields);
}
