import type { Pool, PoolClient, QueryConfig, QueryResult } from 'pg';

/**
 * The pool as one request sees it: what it asks while it waits for an answer goes over the same connection. Drizzle knows
 * a pool by the name of its class.
 */
export class SharedPool {
  private taken: Promise<PoolClient> | null = null;
  private asked = 0;

  constructor(private readonly pool: Pool) {}

  async query(config: QueryConfig, values: unknown[]): Promise<QueryResult> {
    this.asked += 1;
    this.taken ??= this.pool.connect();
    const taken = this.taken;
    try {
      return await (await taken).query(config, values);
    } finally {
      this.asked -= 1;
      if (this.asked === 0) {
        this.taken = null;
        // Nothing to give back where none was to be had.
        taken.then(
          (client) => client.release(),
          () => undefined,
        );
      }
    }
  }

  connect(): Promise<PoolClient> {
    return this.pool.connect();
  }
}
