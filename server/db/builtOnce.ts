import { type Query, type SQL, sql } from 'drizzle-orm';
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgPreparedQuery } from 'drizzle-orm/pg-core';
import type { Db } from './Db';
import { dbOn } from './dbOn';
import { PlainQuery, type Values } from './PlainQuery';
import { PlainSession } from './PlainSession';

interface Buildable<Rows> {
  prepare(name: string): PgPreparedQuery<{ execute: Rows; all: unknown; values: unknown }>;
}

/** Where the condition goes that each call brings; as a comment it would be harmless even if it stayed. */
const HOLE = '/* where */ true';

/** Numbers what it writes after so many parameters. */
function dialectAfter(before: number): PgDialect {
  const dialect = new PgDialect();
  // Drizzle calls it without its object.
  dialect.escapeParam = (index) => `$${before + index + 1}`;
  return dialect;
}

/** Builds and asks nothing. */
const building = dbOn({} as NodePgClient);

function connectionOf(db: Db): NodePgClient {
  const { session } = db._ as unknown as { session: unknown };
  if (!(session instanceof PlainSession)) throw new Error('a database not opened by dbOn');
  return session.connection;
}

/**
 * A query whose shape never changes: Drizzle builds it the first time, which takes longer than asking it. Only its
 * condition is written for each call, wherever the query has it; `values` are those of its placeholders.
 */
export function builtOnce<Rows>(
  make: (db: Db, where: SQL) => Buildable<Rows>,
): (db: Db, where?: SQL, values?: Values) => Promise<Rows> {
  let kept:
    | { query: PlainQuery<{ execute: Rows; all: unknown; values: unknown }>; dialect: PgDialect }
    | undefined;
  const build = () => {
    const query = make(building, sql.raw(HOLE)).prepare('');
    if (!(query instanceof PlainQuery)) throw new Error('built by another database');
    return { query, dialect: dialectAfter(query.built.params.length) };
  };
  return (db, where, values) => {
    kept ??= build();
    const { query, dialect } = kept;
    const asked = where ? filled(query.built, dialect.sqlToQuery(where)) : query.built;
    return query.ask(connectionOf(db), asked, values);
  };
}

const filled = (built: Query, where: Query): Query => ({
  sql: built.sql.replaceAll(HOLE, () => `(${where.sql})`),
  params: [...built.params, ...where.params],
});
