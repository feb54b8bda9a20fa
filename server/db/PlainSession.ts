import type { Query } from 'drizzle-orm';
import { type NodePgClient, NodePgSession } from 'drizzle-orm/node-postgres';
import type { PgDialect, PreparedQueryConfig, SelectedFieldsOrdered } from 'drizzle-orm/pg-core';
import { PlainQuery } from './PlainQuery';

/** Drizzle's session without what nobody here uses of it: traces, logs and a cache of answers for each statement. */
export class PlainSession extends NodePgSession<Record<string, unknown>, Record<string, never>> {
  constructor(
    readonly connection: NodePgClient,
    dialect: PgDialect,
  ) {
    super(connection, dialect, undefined);
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    query: Query,
    fields: SelectedFieldsOrdered | undefined,
    _name?: string,
    _inArrays?: boolean,
    map?: (rows: unknown[][]) => T['execute'],
  ): PlainQuery<T> {
    return new PlainQuery<T>(this.connection, query, fields, map);
  }
}
