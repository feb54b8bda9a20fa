import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { StartFault } from './startFault';

const LOCK = 4_600_001;

interface Journal {
  entries: { when: number; tag: string }[];
}

async function newestApplied(client: Client): Promise<number> {
  const { rows } = await client.query<{ exists: boolean }>(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as exists`,
  );
  if (!rows[0]?.exists) return 0;
  const newest = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from drizzle.__drizzle_migrations',
  );
  return Number(newest.rows[0]?.newest ?? 0);
}

/** Brings the schema to this build's, once even when several processes start together. */
export async function migrate(ownerUrl: string, folder = migrationsFolder()): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK]);
    const journal = JSON.parse(
      readFileSync(path.join(folder, 'meta/_journal.json'), 'utf8'),
    ) as Journal;
    const newestKnown = Math.max(...journal.entries.map((entry) => entry.when));
    if ((await newestApplied(client)) > newestKnown) {
      throw new StartFault(
        'Los datos son de una versión más nueva de Andén: actualizá el programa o elegí otra carpeta con ANDEN_DATA.',
      );
    }
    await runMigrations(drizzle(client), { migrationsFolder: folder });
  } finally {
    await client.end();
  }
}

/** Beside the bundle when built, in the sources otherwise. */
export function migrationsFolder(): string {
  const sources = path.join(process.cwd(), 'server/db/migrations');
  const built = path.join(process.cwd(), 'dist/server/migrations');
  return existsSync(sources) ? sources : built;
}
