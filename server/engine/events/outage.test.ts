import { setTimeout as sleep } from 'node:timers/promises';
import { listPosts } from '@contract/posts/postAcciones';
import { Client } from 'pg';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';

let server: TestServer;
let admin: Client;
beforeAll(async () => {
  server = await buildServer();
  admin = new Client({ connectionString: server.adminUrl });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await server.close();
});

const name = () => new URL(server.ownerUrl).pathname.slice(1);
const open = async (allowed: boolean) =>
  admin.query(`alter database ${name()} allow_connections ${allowed}`);

async function listening(): Promise<number> {
  const { rows } = await admin.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = $1 and application_name = 'anden-events'`,
    [name()],
  );
  return rows[0]?.count ?? 0;
}

test('after an outage of some seconds one connection listens, as before', async () => {
  await server.sessionOf('rrhh');
  expect(await listening()).toBe(1);
  await open(false);
  await admin.query('select pg_terminate_backend(pid) from pg_stat_activity where datname = $1', [
    name(),
  ]);
  // First with a connection that was cut, then, once the pool has noticed, with one that is refused.
  for (const pause of [0, 500]) {
    await sleep(pause);
    const during = await server.call(listPosts, {}, 'rrhh');
    expect([during.status, during.error.code]).toEqual([503, 'sin_base']);
  }
  // Long enough for some attempts to fail.
  await sleep(4500);
  await open(true);
  await until(listening, (count) => count > 0);
  await sleep(2500);
  expect(await listening()).toBe(1);
  expect((await server.call(listPosts, {}, 'rrhh')).status).toBe(200);
});
