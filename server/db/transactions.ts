import { NodePgTransaction } from 'drizzle-orm/node-postgres';
import type { PoolClient } from 'pg';
import type { Db } from './Db';
import { dialect } from './dbOn';
import { PlainSession } from './PlainSession';

interface Connecting {
  connect(): Promise<PoolClient>;
}

/** For each transaction under way, the queries that were sent and are looked at when it ends. */
const sent = new WeakMap<Db, Promise<unknown>[]>();

type Transaction = Parameters<Parameters<Db['transaction']>[0]>[0];

function onClient(client: PoolClient): Transaction {
  return new NodePgTransaction(dialect, new PlainSession(client, dialect), undefined);
}

/**
 * Sends what nobody needs the answer of, such as an entry of the audit. It is written before whatever is asked later, and
 * what goes wrong with it undoes the transaction; outside of one it is waited for.
 */
export async function sendAlong(db: Db, query: Promise<unknown>): Promise<void> {
  const along = sent.get(db);
  // A query of Drizzle's is sent each time that somebody waits for it: this is the only one who does.
  const done = query.then(() => undefined);
  if (!along) {
    await done;
    return;
  }
  along.push(done);
  // Told at the end, not as a failure that nobody heard of.
  done.catch(() => undefined);
}

/** The first that went wrong: what came after it was only refused for that. */
async function settle(promises: readonly Promise<unknown>[]): Promise<void> {
  const results = await Promise.allSettled(promises);
  const failed = results.find((result) => result.status === 'rejected');
  if (failed) throw failed.reason;
}

/** A transaction whose beginning goes with its first question and whose end goes with its last words. */
export async function runTransaction<T>(
  pool: Connecting,
  work: (tx: Transaction) => Promise<T>,
): Promise<T> {
  const client = await pool.connect();
  const tx = onClient(client);
  const along: Promise<unknown>[] = [];
  sent.set(tx, along);
  try {
    const begun = client.query('begin');
    begun.catch(() => undefined);
    along.push(begun);
    let result: T;
    try {
      result = await work(tx);
    } catch (error) {
      await settle(along);
      throw error;
    }
    const ended = client.query('commit');
    await settle([...along, ended]);
    // PostgreSQL answers so where something failed that nobody minded.
    if ((await ended).command !== 'COMMIT') throw new Error('the transaction was undone');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    sent.delete(tx);
    client.release();
  }
}
