import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as runMigrations } from 'drizzle-orm/node-postgres/migrator';
import { Client } from 'pg';
import { lockNumbers } from './lockNumbers';
import { StartFault } from './startFault';

export const MIGRATION_LOCK = lockNumbers.migrations;

export interface MigrationStep {
  tag: string;
  when: number;
}

/** The migrations of this build; the first ones are the baseline, which carries the moment of the chain it replaced. */
export function migrationSteps(folder: string): MigrationStep[] {
  const file = path.join(folder, 'meta/_journal.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { entries: MigrationStep[] }).entries;
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

/** Nothing is lost by going back to the other program: nothing has been touched by then. */
function refuseOthers(newest: number, folder: string): void {
  const known = migrationSteps(folder).map(({ when }) => when);
  if (newest > Math.max(...known)) {
    throw new StartFault(
      'Los datos son de una versión más nueva de Andén: actualizá el programa o elegí otra carpeta con ANDEN_DATA.',
    );
  }
  if (newest > 0 && newest < Math.min(...known)) {
    throw new StartFault(
      'Los datos son de una versión de Andén demasiado vieja para esta: abrilos una vez con la última 0.1 y después con esta, o elegí otra carpeta con ANDEN_DATA. No se cambió nada.',
    );
  }
}

/** Brings the schema to this build's, once even when several processes start together. */
export async function migrate(ownerUrl: string, folder = migrationsFolder()): Promise<void> {
  const client = new Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    refuseOthers(await newestApplied(client), folder);
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
