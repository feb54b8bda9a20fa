import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { readSection, writeSection } from '../settings/settingsSections';
import { askOutside } from './askOutside';

let server: TestServer;
const inner = createServer((_request, response) => response.end('adentro'));

beforeAll(async () => {
  server = await buildServer({ ANDEN_DEMO: '0' });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => inner.close(resolve));
  await server.close();
});

test('an address of the own network is asked only while it is allowed', async () => {
  const { db } = server.services.database;
  const { port } = inner.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const ask = (url: string) =>
    askOutside(server.services, { url, method: 'GET', patienceMs: 5_000, keptBytes: 100 });
  await expect(ask(`${origin}/x`)).rejects.toMatchObject({ reason: 'address' });
  const { version } = await readSection(db, 'outside');
  await writeSection(db, 'outside', version, { allowed: [origin] });
  expect((await ask(`${origin}/x`)).beginning.toString()).toBe('adentro');
  await expect(ask(`http://localhost:${port}/x`)).rejects.toMatchObject({ reason: 'address' });
  await writeSection(db, 'outside', version + 1, { allowed: [] });
  await expect(ask(`${origin}/x`)).rejects.toMatchObject({ reason: 'address' });
});
