import type { Client } from 'pg';

/** Every content that a record speaks of. */
export async function contentHashes(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ hash: string }>(
    `select hash from stored_file union
      select preview_hash from stored_file where preview_hash is not null order by hash`,
  );
  return rows.map(({ hash }) => hash);
}
