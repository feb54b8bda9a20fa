import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { startEmbedded } from '../../../server/db/embedded/startEmbedded';
import { migrate } from '../../../server/db/migrate';
import { atOurClock } from '../../../server/engine/time/atOurClock';
import { clock, moveClock, moveClockTo } from '../../../server/engine/time/clock';
import { TEMPLATE_MOMENT } from '../testMoment';
import { keptTemplate } from './keptTemplate';
import { quickFolder } from './quickFolder';
import { sweepFolders } from './sweepFolders';
import { DEMO_TEMPLATE, TEMPLATE, type TestPostgres } from './testPostgres';

const PREFIX = 'anden-pruebas-';

const settings = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Where a demo is to be written. */
export type DemoPlace = { ownerUrl: string; appUrl: string; files: string };

/** The contents of the templates, by name and by a hash of what makes them. */
export type TemplateContents = {
  kind: string;
  hash: string;
  makeDemo?: (place: DemoPlace) => Promise<void>;
};

const on = (url: string, database: string): string => {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
};

const asAdmin = async (adminUrl: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: adminUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
};

/** Starts PostgreSQL on a folder; its connections stand at the clock of this process. */
const startOn = async (dataDir: string) => {
  const { stop, ...urls } = await startEmbedded({ dataDir, settings });
  const connection: TestPostgres = {
    folder: dataDir,
    adminUrl: atOurClock(urls.adminUrl),
    ownerUrl: on(atOurClock(urls.ownerUrl), TEMPLATE),
    appUrl: on(atOurClock(urls.appUrl), TEMPLATE),
    demoTemplate: DEMO_TEMPLATE,
    demoFiles: join(dataDir, 'demo', 'files'),
  };
  return { connection, stop };
};

/** Makes the templates at their own moment, leaves them in the folder of a PostgreSQL that stands still, and keeps them. */
const makeTemplates = async (dataDir: string, contents: TemplateContents): Promise<void> => {
  const { kind, hash, makeDemo } = contents;
  const ahead = clock.aheadMs();
  moveClockTo(new Date(TEMPLATE_MOMENT));
  const { connection, stop } = await startOn(dataDir);
  try {
    const { adminUrl, ownerUrl, appUrl, demoFiles } = connection;
    await asAdmin(adminUrl, `ALTER DATABASE anden RENAME TO ${TEMPLATE}`);
    await migrate(ownerUrl);
    if (makeDemo) {
      await asAdmin(
        adminUrl,
        `CREATE DATABASE ${DEMO_TEMPLATE} TEMPLATE ${TEMPLATE} OWNER anden_owner`,
      );
      await makeDemo({
        ownerUrl: on(ownerUrl, DEMO_TEMPLATE),
        appUrl: on(appUrl, DEMO_TEMPLATE),
        files: demoFiles,
      });
    }
  } finally {
    await stop();
    moveClock(ahead);
  }
  keptTemplate(kind, hash).keep(dataDir);
};

/** A folder for a PostgreSQL that a run throws away; what killed runs left beside it goes first. */
const openFolder = async () => {
  const parent = quickFolder();
  await sweepFolders(parent, PREFIX);
  const dataDir = mkdtempSync(join(parent, PREFIX));
  return { dataDir, clear: () => rmSync(dataDir, { recursive: true, force: true }) };
};

/** Makes the templates where they are not kept yet, for a run that begins later. */
export const keepTemplates = async (contents: TemplateContents): Promise<void> => {
  if (keptTemplate(contents.kind, contents.hash).exists()) return;
  const { dataDir, clear } = await openFolder();
  await makeTemplates(dataDir, contents).finally(clear);
};

/** Starts PostgreSQL for a whole run, in a temporary folder and without durability, with its templates. */
export const startTestPostgres = async (contents: TemplateContents) => {
  moveClock(Number(process.env.ANDEN_TEST_AHEAD_MS ?? 0));
  const { dataDir, clear } = await openFolder();
  const kept = keptTemplate(contents.kind, contents.hash);
  try {
    if (kept.exists()) kept.copyTo(dataDir);
    else await makeTemplates(dataDir, contents);
    const { connection, stop } = await startOn(dataDir);
    return { connection, stop: () => stop().then(clear) };
  } catch (error) {
    clear();
    throw error;
  }
};
