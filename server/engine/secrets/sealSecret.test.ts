import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { openSecret, sealSecret } from './sealSecret';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer({ ANDEN_DEMO: '0' });
});
afterAll(() => server.close());

test('a sealed secret opens for its purpose alone, and never after a byte of it changed', async () => {
  const { db } = server.services.database;
  const sealed = await sealSecret(db, 'link.password', 'clave ñandú 💚');
  expect(sealed).not.toContain('clave');
  expect(await openSecret(db, 'link.password', sealed)).toBe('clave ñandú 💚');
  expect(await openSecret(db, 'webhook.secret', sealed)).toBeNull();
  const middle = sealed.length >> 1;
  const other = sealed.charAt(middle) === 'A' ? 'B' : 'A';
  const changed = sealed.slice(0, middle) + other + sealed.slice(middle + 1);
  for (const broken of [changed, sealed.slice(0, -4), 'v1.', '', 'v1.AAAA', 'clave ñandú']) {
    expect(await openSecret(db, 'link.password', broken)).toBeNull();
  }
  expect(await sealSecret(db, 'link.password', 'clave ñandú 💚')).not.toBe(sealed);
  expect(await openSecret(db, 'empty', await sealSecret(db, 'empty', ''))).toBe('');
});
