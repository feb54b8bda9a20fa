import { type ClientBase, Pool } from 'pg';
import type { Db } from './Db';
import { dbOn } from './dbOn';
import { isLostConnection } from './isLostConnection';
import { nameStatements } from './nameStatements';
import { SharedPool } from './SharedPool';
import { sendTogether } from './sendTogether';
import { runTransaction } from './transactions';

export interface Database {
  db: Db;
  pool: Pool;
  /** For the questions of one request, which share a connection while they wait. */
  forRequest(): Db;
  close(): Promise<void>;
}

/** The code with which PostgreSQL says it where it can. */
const TOO_LONG = '25P04';

export interface PoolBounds {
  max: number;
  /** How long one statement may take. */
  statementMs: number;
  /** How long a transaction may hold its connection, whatever it does with it; zero for as long as it takes. */
  transactionMs: number;
  /**
   * Whether statements have names. A pooler in between that hands each transaction another connection keeps neither them
   * nor the bounds of a connection: those are the database's own then.
   */
  named: boolean;
}

/** A request's bounds are short: a person waits for the answer, and other people for the connection. */
const requestBounds: PoolBounds = {
  max: 20,
  statementMs: 10_000,
  transactionMs: 30_000,
  named: true,
};
/** Tasks, chores and what fills an empty database have connections of their own: nobody waits for these. */
export const taskBounds: PoolBounds = {
  max: 10,
  statementMs: 600_000,
  transactionMs: 0,
  named: true,
};

/** PostgreSQL has it from 17 on; an older one bounds each statement alone. */
const boundTransactions = (client: ClientBase, ms: number) =>
  client.query(
    "select set_config(name, $1, false) from pg_settings where name = 'transaction_timeout'",
    [String(ms)],
  );

function openDb(pool: Pool | SharedPool, ms: number): Db {
  // Drizzle asks of it what both have.
  const db = dbOn(pool as Pool);
  const plain = db.transaction.bind(db);
  db.transaction = async (work, config) => {
    const begun = performance.now();
    try {
      return await (config ? plain(work, config) : runTransaction(pool, work));
    } catch (cause) {
      // A transaction that took too long ends with its connection, and the rollback that then fails hides why.
      if (ms === 0 || performance.now() - begun < ms || !isLostConnection(cause)) throw cause;
      throw Object.assign(new Error('transaction timeout', { cause }), { code: TOO_LONG });
    }
  };
  return db;
}

export function openPool(
  url: string,
  onError: (error: Error) => void,
  bounds: Partial<PoolBounds> = {},
): Database {
  const { max, statementMs, transactionMs, named } = { ...requestBounds, ...bounds };
  const pool = new Pool({
    connectionString: url,
    max,
    // The next question is sent before the last answer is here.
    pipeline: true,
    connectionTimeoutMillis: 10_000,
    // Each that rests takes some megabytes.
    idleTimeoutMillis: 30_000,
    // The statements that PostgreSQL and the client remember of a connection end with it.
    maxLifetimeSeconds: 3600,
    statement_timeout: named ? statementMs : undefined,
    application_name: 'anden',
    // A PostgreSQL that dies, idle or in the middle of a query, would take this process with it if nothing listened.
    onConnect: (client) => {
      client.on('error', onError);
      sendTogether(client);
      if (!named) return;
      nameStatements(client);
      return boundTransactions(client, transactionMs);
    },
  });
  pool.on('error', onError);
  return {
    db: openDb(pool, transactionMs),
    pool,
    forRequest: () => openDb(new SharedPool(pool), transactionMs),
    close: () => pool.end(),
  };
}
