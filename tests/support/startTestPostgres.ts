import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { openPool, taskBounds } from '../../server/db/client';
import { clearOrphan } from '../../server/db/embedded/clearOrphan';
import { lockFolder } from '../../server/db/embedded/folderLock';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';
import { migrate } from '../../server/db/migrate';
import { localFileStore } from '../../server/engine/files/store/localFileStore';
import '../../server/modules';
import { seedDemo } from '../../server/seed/seedDemo';

const PREFIX = 'anden-pruebas-';
export const TEMPLATE = 'anden_template';
const DEMO_TEMPLATE = 'anden_demo';

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

const makeDemo = async ({ adminUrl, appUrl, demoFiles }: TestPostgres): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE ${TEMPLATE} OWNER anden_owner`);
  await client.end();
  const { db, close } = openPool(on(appUrl, DEMO_TEMPLATE), () => undefined, {
    ...taskBounds,
    max: 1,
  });
  await seedDemo(db, localFileStore(demoFiles), false);
  await close();
};

export type TestPostgres = {
  adminUrl: string;
  ownerUrl: string;
  appUrl: string;
  /** The template with the demo organisation, so that no test file has to invent it again. */
  demoTemplate: string;
  demoFiles: string;
};

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
    demoTemplate: DEMO_TEMPLATE,
    demoFiles: join(dataDir, 'demo-files'),
  };
  const close = async (): Promise<void> => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(connection.ownerUrl);
    await makeDemo(connection);
  } catch (error) {
    await close();
    throw error;
  }
  process.env.ANDEN_TEST_PG = JSON.stringify(connection);
  return { connection, stop: close };
};
