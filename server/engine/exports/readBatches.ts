import { is, type SQL, sql } from 'drizzle-orm';
import { PgColumn, type PgSelect } from 'drizzle-orm/pg-core';
import type { Db } from '../../db/Db';
import { fieldsFor } from '../lists/fieldsFor';
import type { ListContext, ListDefinition } from '../lists/listDefinition';
import { selectFrom } from '../lists/selectFrom';

const BATCH = 1000;

type Row = Record<string, unknown>;

/** Fields under their own names, which a cursor gives back as they are. */
function named(fields: ListDefinition['fields']) {
  return Object.fromEntries(
    Object.entries(fields).map(([key, field]) => [key, sql`${field}`.as(key)]),
  );
}

function decoder(fields: ListDefinition['fields']): (row: Row) => Row {
  const columns = Object.entries(fields).flatMap(([key, field]) =>
    is(field, PgColumn) ? [[key, field] as const] : [],
  );
  return (row) => {
    for (const [key, column] of columns) {
      if (row[key] !== null) row[key] = column.mapFromDriverValue(row[key]);
    }
    return row;
  };
}

export interface Reading {
  batches: AsyncGenerator<Row[]>;
  /** Resolves once nothing more is asked of the connection. */
  stop(): Promise<void>;
}

interface ReadingOf {
  context: ListContext;
  where: SQL | undefined;
  orderBy: SQL[];
  patienceMs: number;
}

/** All rows of a list from one moment, some at a time, through a cursor of this transaction. */
export function readBatches(
  tx: Db,
  list: ListDefinition,
  { context, where, orderBy, patienceMs }: ReadingOf,
): Reading {
  const fields = fieldsFor(list, context);
  let stopped = false;
  let asked: Promise<unknown> = Promise.resolve();
  const ask = (query: SQL): Promise<Row[]> => {
    // A query runs again each time somebody waits for it; this promise runs it once.
    const answer = tx.execute<Row>(query).then(({ rows }) => rows);
    asked = answer.catch(() => undefined);
    return answer;
  };
  async function* batches() {
    const query: PgSelect = selectFrom(list, tx, named(fields));
    await ask(sql.raw(`set local statement_timeout = ${patienceMs}`));
    // Everything is read: what matters is the end, not the first row.
    await ask(sql`set local cursor_tuple_fraction = 1`);
    const rows = query
      .where(where)
      .orderBy(...orderBy)
      .getSQL();
    await ask(sql`declare export_rows no scroll cursor for ${rows}`);
    const decode = decoder(fields);
    while (!stopped) {
      const found = await ask(sql.raw(`fetch ${BATCH} from export_rows`));
      if (found.length === 0) return;
      yield found.map(decode);
    }
  }
  return {
    batches: batches(),
    stop: async () => {
      stopped = true;
      await asked;
    },
  };
}
