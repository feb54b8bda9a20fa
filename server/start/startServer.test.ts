import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../tests/e2e/support/freePort';
import { createOwnDatabase } from '../../tests/support/createOwnDatabase';
import { createTestDatabase, type TestDatabase } from '../../tests/support/testDatabase';
import { buildApp } from '../app';
import { StartFault } from '../db/startFault';
import { readConfig } from '../engine/config/config';
import { clock, moveClock } from '../engine/time/clock';
import { type BuildServer, startServer } from './startServer';

const before = clock.aheadMs();
let dataDir = '';
let database: TestDatabase;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'anden-start-'));
});
afterEach(async () => {
  moveClock(before);
  await database.drop();
  rmSync(dataDir, { recursive: true, force: true });
});

/** `npm start` over this database; `built` says whether it got as far as serving. */
async function start(env: Record<string, string>) {
  const config = readConfig({
    PORT: String(await freePort()),
    ANDEN_DATA: dataDir,
    DATABASE_URL: database.ownerUrl,
    ANDEN_DEMO: '1',
    ...env,
  });
  const built = jest.fn<ReturnType<BuildServer>, Parameters<BuildServer>>((urls) =>
    buildApp({
      config,
      ...urls,
      clientFolder: path.join(dataDir, 'none'),
      version: 'test',
      logFile: null,
    }),
  );
  return { built, started: startServer(config, process.cwd(), built, () => undefined) };
}

const ANDEN_NOW = '2027-06-15T09:00:00-03:00';

test('the clock is not moved over an organisation’s own data, whatever the flag of the demo says', async () => {
  database = await createOwnDatabase();
  const { built, started } = await start({ ANDEN_NOW });
  const fault = await started.catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(StartFault);
  expect((fault as StartFault).message).toMatch(
    /^ANDEN_NOW .* estos datos son de una organización.*\.$/,
  );
  expect(built).not.toHaveBeenCalled();
});

test('without ANDEN_NOW own data starts, and says that it has no users of the demo', async () => {
  database = await createOwnDatabase();
  const { started } = await start({});
  const { holdsDemo, close } = await started;
  await close();
  expect(holdsDemo).toBe(false);
});

test('the demo starts at another moment', async () => {
  database = await createTestDatabase(true);
  const { started } = await start({ ANDEN_NOW });
  const { holdsDemo, close, services } = await started;
  const { rows } = await services.database.pool.query<{ day: string }>(
    'select anden_now()::date::text as day',
  );
  await close();
  expect([holdsDemo, clock.now().toISOString().slice(0, 10), rows[0]?.day]).toEqual([
    true,
    '2027-06-15',
    '2027-06-15',
  ]);
});
