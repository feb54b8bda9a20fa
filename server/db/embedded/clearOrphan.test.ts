import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ask,
  cleanUp,
  folder,
  postmaster,
  quick,
  start,
  startInChild,
} from '../../../tests/support/embeddedFixture';
import { processIdentity } from './processIdentity';
import { startEmbedded } from './startEmbedded';

jest.setTimeout(60_000);
afterEach(cleanUp);

test('what a killed parent left running is replaced, with its data', async () => {
  const dataDir = folder();
  const { child } = await startInChild(dataDir);
  const orphan = postmaster(dataDir);
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(processIdentity(orphan)).toBeDefined();

  const { ownerUrl } = await start(dataDir);
  expect(processIdentity(orphan)).toBeUndefined();
  expect(await ask(ownerUrl, 'SELECT text FROM held')).toEqual([{ text: 'sigue' }]);
});

test('a stale pid file does not block, even when its number is another program now', async () => {
  const dataDir = folder();
  await (await startEmbedded({ dataDir, settings: quick })).stop();
  for (const pid of [process.pid, 2 ** 22 - 1]) {
    for (const name of ['postmaster.pid', '.s.PGSQL.5432.lock'])
      writeFileSync(join(dataDir, 'postgres', name), `${pid}\n${dataDir}/postgres\n1\n5432\n`);
    const postgres = await startEmbedded({ dataDir });
    expect(await ask(postgres.appUrl, 'SELECT 1 AS one')).toHaveLength(1);
    await postgres.stop();
  }
});
