import { createFirstAdministrator, serverStatus } from '@contract/server/serverAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer({ ANDEN_DEMO: '0' });
});
afterAll(() => server.close());

const form = (codigo: string) => ({
  codigo,
  organizacion: 'Frigorífico del Sur',
  nombre: 'Ana',
  apellido: 'Núñez',
  usuario: 'ana',
  clave: 'una clave larga',
});

test('an empty server says that it waits for its first administrator', async () => {
  expect((await server.call(serverStatus, {})).body.needsSetup).toBe(true);
});

test('every process asks for the same code', async () => {
  const other = await server.startAnother();
  expect(other.services.setupCode).toBe(server.services.setupCode);
  await other.app.close();
});

test('without the code of the console nobody becomes administrator', async () => {
  const { status, error } = await server.call(createFirstAdministrator, form('ABCD-EFGH-JKLM'));
  expect([status, error.fields]).toEqual([
    422,
    { codigo: 'El código no coincide con el de la consola.' },
  ]);
});

test('guessing codes is slowed down like guessing passwords', async () => {
  const tries = [];
  for (let attempt = 0; attempt < 6; attempt += 1) {
    tries.push(
      (await server.call(createFirstAdministrator, form(`AAAA-AAAA-AAA${attempt + 2}`))).status,
    );
  }
  expect(tries).toContain(429);
  await server.services.database.pool.query('delete from sign_in_failure');
});

test('two browsers with the right code make one administrator', async () => {
  const code = server.services.setupCode ?? '';
  const answers = await Promise.all([
    server.call(createFirstAdministrator, form(code.toLowerCase().replaceAll('-', ' '))),
    server.call(createFirstAdministrator, { ...form(code), usuario: 'otra' }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const usuario = answers[0]?.status === 200 ? 'ana' : 'otra';
  const { status, body } = await server.call(signIn, { usuario, clave: 'una clave larga' });
  expect([status, body.roles, body.client.name]).toEqual([
    200,
    expect.objectContaining({ ADMIN: true }),
    'Frigorífico del Sur',
  ]);
});

test('afterwards the door is closed for good', async () => {
  const { status } = await server.call(
    createFirstAdministrator,
    form(server.services.setupCode ?? ''),
  );
  expect(status).toBe(409);
  expect((await server.call(serverStatus, {})).body.needsSetup).toBe(false);
});
