import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { clearOrphan } from '../../server/db/embedded/clearOrphan';
import { lockFolder } from '../../server/db/embedded/folderLock';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';

const PREFIX = 'anden-pruebas-';
export const TEMPLATE = 'anden_template';

// A run that was killed leaves a PostgreSQL and a folder behind; whoever comes next clears them.
const sweep = async (): Promise<void> => {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(PREFIX))) {
    const folder = join(tmpdir(), name);
    try {
      if (!existsSync(join(folder, 'anden.lock'))) continue;
      lockFolder(folder);
      await clearOrphan(join(folder, 'postgres'));
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // In use by another run, or another user's.
    }
  }
};

const on = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

const migrateTemplate = async (ownerUrl: string): Promise<void> => {
  const file = resolve('server/db/migrate.ts');
  if (!existsSync(file)) return;
  const { migrate } = await import(file);
  await migrate(ownerUrl);
};

export type TestPostgres = { adminUrl: string; ownerUrl: string; appUrl: string };

/** One PostgreSQL for a whole run, in a temporary folder and without durability, with a migrated template. */
export const startTestPostgres = async () => {
  await sweep();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const { adminUrl, ownerUrl, appUrl, stop } = await startEmbedded({ dataDir, settings });
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`ALTER DATABASE anden RENAME TO ${TEMPLATE}`);
  await client.end();
  const connection: TestPostgres = {
    adminUrl,
    ownerUrl: on(ownerUrl, TEMPLATE),
    appUrl: on(appUrl, TEMPLATE),
  };
  const close = async (): Promise<void> => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrateTemplate(connection.ownerUrl);
  } catch (error) {
    await close();
    throw error;
  }
  process.env.ANDEN_TEST_PG = JSON.stringify(connection);
  return { connection, stop: close };
};
