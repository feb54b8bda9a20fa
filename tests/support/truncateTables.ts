import { Client } from 'pg';
import type { TestServer } from './buildServer';

const DEADLOCK = '40P01';
const MOST_TRIES = 10;

/**
 * Empties tables of the demo, and what refers to their rows. As their owner and at once: deleting ten thousand rows, each
 * with its triggers, takes longer than a statement may on a busy machine. A task of the server that holds some of them in
 * another order makes PostgreSQL refuse one of the two; it is tried again then.
 */
export async function truncateTables(
  { ownerUrl }: Pick<TestServer, 'ownerUrl'>,
  tables: readonly string[],
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  const statement = `TRUNCATE ${tables.map((name) => client.escapeIdentifier(name)).join(', ')} CASCADE`;
  try {
    for (let tries = 1; ; tries += 1) {
      try {
        await client.query(statement);
        return;
      } catch (error) {
        if ((error as { code?: string }).code !== DEADLOCK || tries === MOST_TRIES) throw error;
      }
    }
  } finally {
    await client.end();
  }
}
