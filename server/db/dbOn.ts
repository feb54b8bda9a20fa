import { type NodePgClient, NodePgDatabase } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import { PlainSession } from './PlainSession';

export const dialect = new PgDialect();

/** Drizzle over a pool or a connection. */
export const dbOn = (client: NodePgClient) =>
  new NodePgDatabase(dialect, new PlainSession(client, dialect), undefined);
