import { listAudit } from '@contract/admin/listAudit';
import { choosePassword } from '@contract/session/forgottenAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { giveAccess } from './giveAccess';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const choose = (enlace: string | undefined, claveNueva: string) =>
  server.call(choosePassword, { enlace, claveNueva });

test('the only administrator comes back with a link from the server, once', async () => {
  const first = await giveAccess(database(), 'ADMIN');
  const link = await giveAccess(database(), 'admin');
  // Asked for twice, the last one serves.
  expect((await choose(first, 'una montaña muy alta')).status).toBe(404);
  expect((await choose(link, 'una montaña muy alta')).body).toEqual({ ok: true });
  const entered = await server.call(signIn, { usuario: 'admin', clave: 'una montaña muy alta' });
  expect(entered.status).toBe(200);
  expect((await choose(link, 'otra cosa distinta')).status).toBe(404);
  const { body } = await server.call(listAudit, { size: 20 }, 'admin');
  expect(body.rows.map(({ accion }) => accion)).toContain('servidor.darAcceso');
});

test('nobody who may enter is called so', async () => {
  expect(await giveAccess(database(), 'nadie')).toBeUndefined();
});
