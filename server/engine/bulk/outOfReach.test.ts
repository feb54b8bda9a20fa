import { saveRole } from '@contract/admin/roleAcciones';
import { enterManyNews } from '@contract/news/newsAcciones';
import { listNewsTypes } from '@contract/news/newsTypeAcciones';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { changePeople } from '@contract/users/changePeople';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { account } from '../../db/schema/session';

const NOBODY = 999_999;
let server: TestServer;
let stranger = 0;

beforeAll(async () => {
  server = await buildServer();
  const { db, pool } = server.services.database;
  const flags = normalizeRoles({
    ADMIN: { users: true },
    NEWS: { CREATE: true, SHOW: true, STATE: true },
  });
  const name = 'Encargado de equipo';
  const { body } = await server.call(saveRole, { name, scope: 'team', flags }, 'admin');
  await db.update(account).set({ roleId: body.id }).where(eq(account.username, 'supervisor'));
  const { rows } = await pool.query<{ id: number }>(
    `select id from person where id not in (
      select anden_team(person_id) from account where username = 'supervisor'
      union select person_id from account where username = 'supervisor') limit 1`,
  );
  stranger = rows[0]?.id ?? 0;
});
afterAll(() => server.close());

/** This gives the words about each row, but for its number. */
const said = (results: { id: number; label: string; ok: boolean; message: string | null }[]) =>
  results.map(({ id, ...row }) => JSON.stringify(row).replaceAll(String(id), '?'));
const selection = () => ({ kind: 'rows', ids: [stranger, NOBODY] });

test('changing many names nobody out of reach: they are called as what does not exist', async () => {
  const change = { kind: 'manager', managerId: null };
  const { body } = await server.call(
    changePeople,
    { selection: selection(), change },
    'supervisor',
  );
  const [one, other] = said(body.results);
  expect(body.done).toBe(0);
  expect(one).toBe(other);
});

test('who does not reach everybody enters nothing for many, and reads no name', async () => {
  const types = await server.call(listNewsTypes, {}, 'admin');
  const typeId = types.body.rows.find(({ unit }) => unit === 'days')?.id;
  const fields = { typeId, fromDay: '2026-10-05', toDay: '2026-10-05' };
  const { status, body } = await server.call(
    enterManyNews,
    { selection: selection(), ...fields },
    'supervisor',
  );
  expect([status, body.results]).toEqual([403, undefined]);
});
