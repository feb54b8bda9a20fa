import { type AddressInfo, createServer } from 'node:net';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { readSection, writeSection } from '../settings/settingsSections';
import { connectOutside, hostFaultOf } from './connectOutside';
import { publicReach } from './outsideReach';
import { publicLookup } from './publicAddress';

let server: TestServer;
const inner = createServer((socket) => socket.end('adentro'));
/** The addresses that a name leads to, one answer for each look-up. */
const leads: string[][] = [];

beforeAll(async () => {
  const lookup = publicLookup((_hostname, _options, answer) => {
    const addresses = (leads.shift() ?? []).map((address) => ({ address, family: 4 }));
    answer(null, addresses);
  });
  server = await buildServer({ ANDEN_DEMO: '0' }, { outsideReach: { ...publicReach, lookup } });
  await new Promise<void>((resolve) => inner.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  await new Promise((resolve) => inner.close(resolve));
  await server.close();
});

const hostOf = (hostname: string, port = 22) => ({
  ...{ hostname, port, usualPort: 22 },
  origin: `sftp://${hostname}${port === 22 ? '' : `:${port}`}`,
});
const open = (hostname: string, port?: number) =>
  connectOutside(server.services, hostOf(hostname, port), 2_000);

async function allow(...allowed: string[]) {
  const { db } = server.services.database;
  const { version } = await readSection(db, 'outside');
  await writeSection(db, 'outside', version, { allowed });
}

test.each([
  ['localhost', 22],
  ['intranet', 22],
  ['127.0.0.1', 22],
  ['::1', 22],
  ['8.8.8.8', 22],
  ['2130706433', 22],
  ['0x7f.1', 22],
  ['metadata.google.internal', 22],
  ['sftp.example.com', 2222],
  ['sftp.example.com', 99_999],
])('%s at port %i is refused before anything is looked up', async (hostname, port) => {
  leads.push(['142.250.79.110']);
  await expect(open(hostname, port)).rejects.toMatchObject({ reason: 'host' });
  expect((await hostFaultOf(server.services, hostOf(hostname, port)))?.reason).toBe('host');
  expect(leads.splice(0)).toHaveLength(1);
});

test('a name that leads inside is found out when it is connected to, also when it led out before', async () => {
  expect(await hostFaultOf(server.services, hostOf('two.example.com'))).toBeNull();
  leads.push(['127.0.0.1'], ['142.250.79.110', '10.0.0.8']);
  await expect(open('two.example.com')).rejects.toMatchObject({ reason: 'inside' });
  await expect(open('two.example.com')).rejects.toMatchObject({ reason: 'inside' });
  expect(leads).toEqual([]);
});

test('a place of the own network is connected to only while exactly it is allowed', async () => {
  const { port } = inner.address() as AddressInfo;
  await allow(`https://127.0.0.1:${port}`, `sftp://127.0.0.2:${port}`, 'sftp://127.0.0.1');
  await expect(open('127.0.0.1', port)).rejects.toMatchObject({ reason: 'host' });
  await allow(`sftp://127.0.0.1:${port}`);
  const socket = await open('127.0.0.1', port);
  const said = await socket.setEncoding('utf8').take(1).toArray();
  expect(said).toEqual(['adentro']);
  socket.destroy();
  await allow();
  await expect(open('127.0.0.1', port)).rejects.toMatchObject({ reason: 'host' });
});

test('a place where nobody listens is said', async () => {
  await allow('sftp://127.0.0.1:1');
  await expect(open('127.0.0.1', 1)).rejects.toMatchObject({ reason: 'unreachable' });
});
