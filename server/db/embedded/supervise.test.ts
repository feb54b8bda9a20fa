import { setTimeout as sleep } from 'node:timers/promises';
import { cleanUp, folder, postmaster, start } from '../../../tests/support/embeddedFixture';
import { openPool } from '../client';

jest.setTimeout(60_000);
afterEach(cleanUp);

test('a PostgreSQL that dies is started again at the same address, and a pool goes on', async () => {
  const dataDir = folder();
  const { appUrl } = await start(dataDir);
  const errors: Error[] = [];
  const { pool, close } = openPool(appUrl, (error) => errors.push(error));
  await pool.query('SELECT 1');
  process.kill(postmaster(dataDir), 'SIGKILL');
  // Long enough for the idle connection to notice, which is what takes a careless process down.
  await sleep(300);
  const deadline = performance.now() + 20_000;
  let answer: unknown[] = [];
  while (answer.length === 0 && performance.now() < deadline)
    answer = await pool.query('SELECT 2 AS two').then(
      ({ rows }) => rows,
      () => sleep(20, []),
    );
  expect(answer).toEqual([{ two: 2 }]);
  expect(errors).not.toHaveLength(0);
  await close();
});
