import { DrizzleQueryError, fillPlaceholders, type Query } from 'drizzle-orm';
import type { NodePgClient } from 'drizzle-orm/node-postgres';
import {
  PgPreparedQuery,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import { type QueryConfig, types } from 'pg';
import { rowReader } from './rowReader';

export type Values = Record<string, unknown>;

/** Points in time, days and intervals, alone and in arrays, which Drizzle's columns read themselves. */
const AS_TEXT: ReadonlySet<number> = new Set([
  types.builtins.TIMESTAMPTZ,
  types.builtins.TIMESTAMP,
  types.builtins.DATE,
  types.builtins.INTERVAL,
  1231,
  1115,
  1185,
  1187,
  1182,
]);

const asText = (value: string): string => value;

const read: QueryConfig['types'] = {
  getTypeParser: ((id: number, format?: 'text') =>
    AS_TEXT.has(id) ? asText : types.getTypeParser(id, format)) as typeof types.getTypeParser,
};

/** This asks a statement as Drizzle built it, and reads its rows. */
export class PlainQuery<T extends PreparedQueryConfig> extends PgPreparedQuery<T> {
  private reader?: ReturnType<typeof rowReader>;
  /** Drizzle says here which tables of a select always have a row. */
  declare joinsNotNullableMap?: Record<string, boolean>;

  constructor(
    private readonly client: NodePgClient,
    readonly built: Query,
    private readonly fields: SelectedFieldsOrdered | undefined,
    private readonly map: ((rows: unknown[][]) => unknown) | undefined,
  ) {
    super(built, undefined, undefined, undefined);
  }

  execute(values?: Values): Promise<T['execute']> {
    return this.ask(this.client, this.built, values);
  }

  /** Over any connection, and with more of a text than was built. */
  async ask(client: NodePgClient, { sql, params }: Query, values?: Values): Promise<T['execute']> {
    const given = values ? fillPlaceholders(params, values) : params;
    const result = await client.query(this.configOf(sql), given).catch((cause: Error) => {
      throw new DrizzleQueryError(sql, given, cause);
    });
    return this.read(result) as T['execute'];
  }

  private configOf(text: string): QueryConfig & { rowMode?: 'array' } {
    const inArrays = this.fields !== undefined || this.map !== undefined;
    return { text, types: read, ...(inArrays && { rowMode: 'array' }) };
  }

  private read(result: { rows: unknown[] }): unknown {
    const rows = result.rows as unknown[][];
    if (this.map) return this.map(rows);
    if (!this.fields) return result;
    this.reader ??= rowReader(this.fields, this.joinsNotNullableMap);
    return rows.map(this.reader);
  }
}
