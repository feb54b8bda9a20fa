import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listNotifications } from '@contract/notifications/listNotifications';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { p12File } from '../../../../tests/support/p12File';
import { clock } from '../../time/clock';
import { certificateFault } from './certificateFault';
import { watchCertificate } from './watchCertificate';

let folder: string;
let server: TestServer;
let ownServer: TestServer;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'anden-late-'));
  const given = { name: 'casa', algorithm: 'aes256', password: 'c' } as const;
  const file = await p12File(folder, { ...given, issuer: 'Certificador' });
  const env = { SIGNING_P12: file, SIGNING_P12_PASSWORD: 'c', SIGNING_LICENSED: '1' };
  [server, ownServer] = await Promise.all([buildServer(env), buildServer()]);
});
afterAll(async () => {
  await Promise.all([server.close(), ownServer.close()]);
  await rm(folder, { recursive: true, force: true });
});

test('the one made here is made anew when its years are over, the organisation’s seals nothing more', async () => {
  const warnings = async () => {
    const { db } = server.services.database;
    await watchCertificate(db, server.services);
    await watchCertificate(db, server.services);
    const { body } = await server.call(listNotifications, { size: 100 }, 'admin');
    return body.rows.filter(({ title }) => title.startsWith('El certificado para firmar vence'));
  };
  const first = await ownServer.services.certificate();
  const given = await server.services.certificate();
  expect(await warnings()).toHaveLength(0);
  await server.travel({ years: 10, days: -20 });
  expect(await warnings()).toHaveLength(1);
  expect(await server.services.certificate()).toBe(given);

  await server.travel({ days: 40 });
  await expect(server.services.certificate()).rejects.toThrow(/no se puede firmar.*venció el/);
  const second = await ownServer.services.certificate();
  expect(certificateFault(first, clock.now())).toContain('venció el');
  expect(certificateFault(second, clock.now())).toBeNull();
});
