import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgDatabase } from 'drizzle-orm/pg-core';

/** The pool or one transaction: queries do not know which. */
export type Db = PgDatabase<NodePgQueryResultHKT>;
