import { Client } from 'pg';
import type { TestServer } from './buildServer';

/**
 * Empties tables of the demo, and what refers to their rows. As their owner and at once: deleting ten thousand rows, each
 * with its triggers, takes longer than a statement may on a busy machine.
 */
export async function truncateTables(
  { ownerUrl }: Pick<TestServer, 'ownerUrl'>,
  tables: readonly string[],
): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    `TRUNCATE ${tables.map((name) => client.escapeIdentifier(name)).join(', ')} CASCADE`,
  );
  await client.end();
}
