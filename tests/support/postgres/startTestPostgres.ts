import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { clearOrphan } from '../../server/db/embedded/clearOrphan';
import { lockFolder } from '../../server/db/embedded/folderLock';
import { startEmbedded } from '../../server/db/embedded/startEmbedded';
import { migrate } from '../../server/db/migrate';
import { atOurClock } from '../../server/engine/time/atOurClock';
import { moveClock } from '../../server/engine/time/clock';
import { TEMPLATE, type TestPostgres } from './testPostgres';

const PREFIX = 'anden-pruebas-';
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

/** Where the demo is to be written. */
export type DemoPlace = { ownerUrl: string; appUrl: string; files: string };

const makeTemplate = async (
  { adminUrl, ownerUrl, appUrl, demoFiles }: TestPostgres,
  makeDemo: (place: DemoPlace) => Promise<void>,
): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE ${TEMPLATE} OWNER anden_owner`);
  await client.end();
  await makeDemo({
    ownerUrl: on(ownerUrl, DEMO_TEMPLATE),
    appUrl: on(appUrl, DEMO_TEMPLATE),
    files: demoFiles,
  });
};

/** One PostgreSQL for a whole run, in a temporary folder and without durability, with a migrated template. */
export const startTestPostgres = async (makeDemo: (place: DemoPlace) => Promise<void>) => {
  moveClock(Number(process.env.ANDEN_TEST_AHEAD_MS ?? 0));
  await sweep();
  const dataDir = mkdtempSync(join(tmpdir(), PREFIX));
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '200',
  };
  const { stop, ...urls } = await startEmbedded({ dataDir, settings });
  const adminUrl = atOurClock(urls.adminUrl);
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(`ALTER DATABASE anden RENAME TO ${TEMPLATE}`);
  await client.end();
  const connection: TestPostgres = {
    folder: dataDir,
    adminUrl,
    ownerUrl: on(atOurClock(urls.ownerUrl), TEMPLATE),
    appUrl: on(atOurClock(urls.appUrl), TEMPLATE),
    demoTemplate: DEMO_TEMPLATE,
    demoFiles: join(dataDir, 'demo', 'files'),
  };
  const close = async (): Promise<void> => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await migrate(connection.ownerUrl);
    await makeTemplate(connection, makeDemo);
  } catch (error) {
    await close();
    throw error;
  }
  process.env.ANDEN_TEST_PG = JSON.stringify(connection);
  return { connection, stop: close };
};
