import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';
import { Pool } from 'pg';

/** The pool or one transaction: queries do not know which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;

export interface Database {
  db: Db;
  pool: Pool;
  close(): Promise<void>;
}

export function openPool(url: string, onError: (error: Error) => void, max = 20): Database {
  const pool = new Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    statement_timeout: 30_000,
    application_name: 'anden',
  });
  // Without listeners a PostgreSQL that dies, idle or in the middle of a query, would take this process with it.
  pool.on('error', onError);
  pool.on('connect', (client) => client.on('error', onError));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}
