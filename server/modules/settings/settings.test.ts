import { getSettings, saveSettings } from '@contract/settings/settingAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const read = async (user: string) => (await server.call(getSettings, {}, user)).body.values;

test("what one person keeps follows them and is nobody else's", async () => {
  await server.call(saveSettings, { values: { theme: 'dark', 'rail.closed': true } }, 'empleado');
  await server.call(saveSettings, { values: { theme: 'light' } }, 'empleado');
  expect(await read('empleado')).toEqual({ theme: 'light', 'rail.closed': true });
  expect(await read('rrhh')).toEqual({});
});

test('null forgets a key', async () => {
  await server.call(saveSettings, { values: { theme: null } }, 'empleado');
  expect(await read('empleado')).toEqual({ 'rail.closed': true });
});

test('nobody fills the server with keys', async () => {
  const values = Object.fromEntries(
    Array.from({ length: 120 }, (_, index) => [`clave${index}`, index]),
  );
  expect((await server.call(saveSettings, { values }, 'rrhh')).status).toBe(422);
  expect(await read('rrhh')).toEqual({});
});
