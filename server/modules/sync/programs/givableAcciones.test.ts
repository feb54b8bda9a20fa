import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { allHandlers } from '../../../engine/module';
import { mayBeForPrograms } from '../../../engine/programs/mayBeForPrograms';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

test('every accion that a program may be given holds no secret and begins no session', () => {
  const given = allHandlers().filter(({ accion }) => mayBeForPrograms(accion));
  expect(given.length).toBeGreaterThan(100);
  const modules = new Set(given.map(({ accion }) => accion.module));
  for (const shut of ['session', 'admin', 'views', 'chats', 'jobs', 'imports', 'sync', 'signed']) {
    expect(modules).not.toContain(shut);
  }
});
