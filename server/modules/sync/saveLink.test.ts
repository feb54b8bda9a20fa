import { listSync, saveLink } from '@contract/sync/linkAcciones';
import { someoneAllowed } from '../../../tests/security/someoneAllowed';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { importsOf } from '../../../tests/support/importsOf';

let server: TestServer;
const who = someoneAllowed(saveLink);

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('what is added is listed; a twin, a stale version and who has no right are refused', async () => {
  const made = await server.call(saveLink, { name: 'Primera', kind: 'special' }, who);
  expect(made.body).toMatchObject({ name: 'Primera', kind: 'special', note: '', version: 1 });
  const found = await server.call(listSync, { search: 'primera' }, who);
  expect(found.body).toMatchObject({ rows: [made.body], total: 1 });
  const twin = await server.call(saveLink, { name: 'PRIMERA', kind: 'usual' }, who);
  expect([twin.status, twin.error.fields]).toEqual([422, { name: 'Ya hay otro con ese nombre.' }]);
  const { id, version } = made.body;
  const changed = { ...made.body, note: 'Cambia' };
  expect((await server.call(saveLink, changed, who)).body.version).toBe(2);
  const stale = await server.call(saveLink, { ...made.body, id, version }, who);
  expect(stale.error).toMatchObject({
    code: 'conflicto_version',
    detail: { current: { note: 'Cambia', version: 2 } },
  });
  expect((await server.call(saveLink, { name: 'Otra' }, 'empleado')).status).toBe(403);
  expect((await server.call(listSync, {})).status).toBe(401);
});

test('a file adds what is new and changes what it names, by the rules of the record', async () => {
  await server.call(saveLink, { name: 'Segunda', kind: 'usual', note: 'Queda' }, who);
  const brings = importsOf(server, { kind: 'sync', by: who });
  const { body } = await brings.prepare(
    'Nombre;Clase\r\nsegunda;Especial\r\nTercera;\r\nCuarta;Rara',
  );
  expect(await brings.errorsOf(body.id)).toEqual([[4, ['kind', 'Escribí Habitual o Especial.']]]);
  await brings.apply(body.id, 'valid');
  const { body: found } = await server.call(listSync, {}, who);
  expect(found.rows).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'segunda', kind: 'special', note: 'Queda', version: 2 }),
      expect.objectContaining({ name: 'Tercera', kind: 'usual', version: 1 }),
    ]),
  );
});
