import { unzipSync } from 'fflate';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;
let person: number;

beforeAll(async () => {
  server = await buildServer();
  const { rows } = await server.services.database.pool.query(
    `select person_id as id from account where username = 'empleado'`,
  );
  person = rows[0].id;
});
afterAll(() => server.close());

const take = async (as: string, name = `${person}.zip`) => {
  const { JWT } = await server.sessionOf(as);
  const headers = { authorization: `Bearer ${JWT}` };
  return server.app.inject({ url: `/archivos/legajos/${name}`, headers });
};

test('a person takes their whole file away, whole and in folders, and it is written down', async () => {
  const answer = await take('empleado');
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const files = unzipSync(new Uint8Array(answer.rawPayload));
  expect(Object.keys(files)).toEqual(
    expect.arrayContaining(['Datos personales/Constancia de CUIL.pdf']),
  );
  for (const bytes of Object.values(files)) {
    expect(new TextDecoder().decode(bytes.slice(0, 5))).toBe('%PDF-');
  }
  const { rows } = await server.services.database.pool.query(
    `select entity_id from audit_entry where accion = 'legajo.bajar'`,
  );
  expect(rows.map(({ entity_id }) => Number(entity_id))).toEqual([person]);
});

test.each(['supervisor', 'jefe', 'operario', 'admin'])('%s takes nobody else’s', async (user) => {
  expect((await take(user)).statusCode).toBe(404);
});

test('who keeps the files takes anybody’s; a name that is none finds nothing', async () => {
  expect((await take('rrhh')).statusCode).toBe(200);
  for (const name of ['0.zip', '999999.zip', `${person}`, 'x.zip', '1%20or%201.zip']) {
    expect([name, (await take('rrhh', name)).statusCode]).toEqual([name, 404]);
  }
});
