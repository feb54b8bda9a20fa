import { Client } from 'pg';
import {
  columnList,
  quoted,
  readTables,
  type TableFacts,
} from '../../server/engine/backup/schemaFacts';

export async function asOwner<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function rowsOf(client: Client, { name, columns }: TableFacts): Promise<unknown[]> {
  const { rows } = await client.query(
    `select ${columnList(columns)} from ${quoted(name)} t order by t::text collate "C"`,
  );
  return rows;
}

/** Every row of every table, in an order of its own. */
export const contentsOf = (url: string) =>
  asOwner(url, async (client) => {
    const all: Record<string, unknown[]> = {};
    for (const table of await readTables(client)) all[table.name] = await rowsOf(client, table);
    return all;
  });
