import { type SQL, sql } from 'drizzle-orm';
import { PgDialect } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import type { Services } from '../acciones/context';
import type { ListDefinition } from './listDefinition';
import type { Marks } from './pageMarks';
import { readMarks } from './readMarks';
import { orderBy, type SortKey } from './sortKeys';

const dialect = new PgDialect();

/** Filters, order and reach as the database is told them: whoever sees other rows has other marks. */
function keyOf(list: ListDefinition, where: SQL | undefined, keys: readonly SortKey[]): string {
  const told = sql`${where ?? sql``} ${sql.join(orderBy(keys), sql`, `)}`;
  const { sql: text, params } = dialect.sqlToQuery(told);
  return JSON.stringify([list.accion.name, text, params]);
}

export interface MarksOf {
  known(): Promise<Marks> | undefined;
  read(): Promise<Marks>;
}

/** The marks of one list as one person filtered and sorted it. */
export function marksOf(
  { marks }: Pick<Services, 'marks'>,
  db: Db,
  list: ListDefinition,
  where: SQL | undefined,
  keys: readonly SortKey[],
): MarksOf {
  const key = keyOf(list, where, keys);
  const tags = (list.accion.provides ?? []).map(({ type }) => type);
  return {
    known: () => marks.find(key),
    read: () => marks.read(key, tags, () => readMarks(db, list, where, keys)),
  };
}
