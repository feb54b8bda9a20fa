import { saveLegajoImage } from '@contract/documents/documentAcciones';
import { getPerson, listPeople } from '@contract/users/personAcciones';
import { Transformer } from '@napi-rs/image';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { sendForm } from '../../../tests/support/uploadAs';
import { person } from '../../db/schema/organisation';
import { account } from '../../db/schema/session';

let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function employee(username: string) {
  const [row] = await server.services.database.db
    .select({ id: person.id, dni: person.dni })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(account.username, username));
  if (!row) throw new Error(`no ${username}`);
  return row;
}

const get = async (url: string, user: string) => {
  const { JWT } = await server.sessionOf(user);
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } });
};

test('the directory tells everybody how to reach a colleague and nothing else', async () => {
  const { body } = await server.call(listPeople, { size: 200 }, 'operario');
  expect([body.total, body.rows.length]).toEqual([64, 64]);
  const text = JSON.stringify(body);
  const { rows } = await server.services.database.pool.query<{ dni: string; cuil: string }>(
    'select dni, cuil from person',
  );
  expect(rows.filter(({ dni, cuil }) => text.includes(dni) || text.includes(cuil))).toEqual([]);
});

test('search ignores accents and capitals and takes words in any order', async () => {
  const { body } = await server.call(listPeople, { size: 200 }, 'rrhh');
  const accented = body.rows.find((row) => /[áéíóúñ]/.test(row.name));
  if (!accented) throw new Error('the demo has no accent');
  const [last = '', first = ''] = accented.name.normalize('NFD').replace(/\p{M}/gu, '').split(', ');
  const found = await server.call(listPeople, { search: `${first.toUpperCase()} ${last}` }, 'rrhh');
  expect(found.body.rows.map((row) => row.id)).toContain(accented.id);
});

test('the marks of a pattern are plain text in a search', async () => {
  const { body } = await server.call(listPeople, { search: '%' }, 'rrhh');
  expect(body.total).toBe(0);
});

test('who left is no longer in the directory, but for who keeps the records', async () => {
  const { db } = server.services.database;
  const [gone] = await db
    .select({ id: person.id })
    .from(person)
    .where(eq(person.position, 'Chofer repartidor'))
    .limit(1);
  if (!gone) throw new Error('no driver');
  await db
    .update(person)
    .set({ leaveDate: sql`anden_now()::date - 2` })
    .where(eq(person.id, gone.id));
  const found = async (as: string) => (await server.call(getPerson, { id: gone.id }, as)).status;
  expect([await found('empleado'), await found('supervisor')]).toEqual([404, 404]);
  expect(await found('rrhh')).toBe(200);
  await db.update(person).set({ leaveDate: null }).where(eq(person.id, gone.id));
});

test('the last day of work ends at midnight of the site, wherever the server stands', async () => {
  const { pool } = server.services.database;
  const works = async (zone: string) => {
    await pool.query('update site set zone = $1 where id = 1', [zone]);
    const { rows } = await pool.query<{ works: boolean }>(
      'select anden_works_today((anden_now() at time zone $1)::date, 1) as works',
      [zone],
    );
    return rows[0]?.works;
  };
  const { rows } = await pool.query<{ zone: string }>('select zone from site where id = 1');
  expect([await works('Pacific/Kiritimati'), await works('Pacific/Pago_Pago')]).toEqual([
    true,
    true,
  ]);
  await pool.query('update site set zone = $1 where id = 1', [rows[0]?.zone]);
});

test('a photo by DNI is for that person and HR; by directory key for all who are signed in', async () => {
  const own = await employee('empleado');
  expect((await get(`/fotos/${own.dni}`, 'empleado')).statusCode).toBe(200);
  expect((await get(`/fotos/${own.dni}`, 'rrhh')).statusCode).toBe(200);
  expect((await get(`/fotos/${own.dni}`, 'supervisor')).statusCode).toBe(404);
  expect((await get(`/fotos/${own.dni}`, 'operario')).statusCode).toBe(404);
  expect((await get(`/fotos/persona-${own.id}`, 'operario')).headers['content-type']).toBe(
    'image/svg+xml',
  );
  expect((await server.app.inject({ url: `/fotos/persona-${own.id}` })).statusCode).toBe(401);
});

test('a guessed DNI that exists looks exactly like one that does not', async () => {
  const { dni } = await employee('rrhh');
  const real = await get(`/fotos/${dni}`, 'operario');
  const none = await get('/fotos/99999999', 'operario');
  expect([real.statusCode, real.body]).toEqual([none.statusCode, none.body]);
});

const picture = () =>
  Transformer.fromSvg(
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="#222"/></svg>',
  ).png();

test.each([
  ['own', 'empleado', 'empleado', 200],
  ['of anybody, by HR', 'rrhh', 'operario', 200],
  ['of the team, by its supervisor', 'supervisor', 'empleado', 404],
  ['of the site, by its head', 'jefe', 'operario', 404],
  ['of the boss', 'empleado', 'rrhh', 404],
] as const)('the legajo image %s', async (_whose, user, owner, expected) => {
  const { id, dni } = await employee(owner);
  const file = { name: 'legajo.png', bytes: await picture() };
  const saved = await sendForm(server, saveLegajoImage, user, { personId: String(id) }, file);
  expect(saved.status).toBe(expected);
  expect((await get(`/legajo/imagen/${dni}`, user)).statusCode).toBe(expected);
  expect((await get(`/legajo/imagen?dni=${dni}`, user)).statusCode).toBe(expected);
});

test('the fixed page of the legajo shows the own image when no DNI is asked', async () => {
  const { dni } = await employee('empleado');
  const page = await get('/legajo/imagen', 'empleado');
  expect(page.body).toContain(`/legajo/imagen/${dni}`);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});
