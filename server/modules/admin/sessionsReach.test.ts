import { listAllSessions } from '@contract/admin/listAllSessions';
import { listRoles, saveRole } from '@contract/admin/roleAcciones';
import { endSession } from '@contract/admin/serverAcciones';
import type { Roles } from '@contract/core/permissions';
import { countList } from '@contract/lists/listAcciones';
import { listSessions } from '@contract/session/listSessions';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { person } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { dayNow } from '../../engine/time/dayNow';
import { isNoHigherRole, mayHandRole } from '../users/mayHandRole';

const names = ['admin', 'rrhh', 'supervisor', 'jefe', 'operario', 'empleado'];
let server: TestServer;

beforeAll(async () => {
  server = await buildServer();
  for (const name of names) await server.sessionOf(name);
});
afterAll(() => server.close());

/** Makes the supervisor one who looks after accounts, with all of an employee's rights besides. */
async function narrow(scope: 'own' | 'team' | 'site' | 'all', more: Partial<Roles> = {}) {
  const { body } = await server.call(listRoles, {}, 'admin');
  const employee = body.rows.find(({ name }) => name === 'Empleado');
  const flags = { ...normalizeRoles(employee?.flags), ...more, ADMIN: { users: true } };
  const name = `Cuentas ${scope} ${Object.keys(more).join()}`;
  const made = await server.call(saveRole, { name, scope, flags }, 'admin');
  const { db } = server.services.database;
  await db.update(account).set({ roleId: made.body.id }).where(eq(account.username, 'supervisor'));
}
const seen = async () => {
  const { body } = await server.call(listAllSessions, { size: 200 }, 'supervisor');
  const { body: counted } = await server.call(
    countList,
    { list: listAllSessions.name },
    'supervisor',
  );
  expect(counted.total).toBe(body.rows.length);
  return [...new Set(body.rows.map(({ username }) => username))].sort();
};
const sessionOf = async (username: string) => {
  const { body } = await server.call(listAllSessions, { search: username, size: 200 }, 'admin');
  return body.rows.find((row) => row.username === username)?.id ?? 0;
};
const atSiteOfSupervisor = async () => {
  const { rows } = await server.services.database.db.execute<{ username: string }>(sql`
    select username from account a join person p on p.id = a.person_id
    where p.site_id = (select p.site_id from person p join account a on a.person_id = p.id where a.username = 'supervisor')`);
  return rows.map(({ username }) => username);
};

test('who looks after accounts of one site sees and closes those of that site that can do no more', async () => {
  await narrow('site');
  const here = await atSiteOfSupervisor();
  const found = await seen();
  expect(found).toContain('supervisor');
  expect(found.filter((name) => !here.includes(name))).toEqual([]);
  for (const above of ['admin', 'rrhh', 'jefe']) expect(found).not.toContain(above);
  for (const name of ['admin', 'rrhh', 'jefe']) {
    const { status } = await server.call(endSession, { id: await sessionOf(name) }, 'supervisor');
    expect([name, status]).toEqual([name, 404]);
    expect((await server.call(listSessions, {}, name)).status).toBe(200);
  }
});

test('with scope over themselves alone they see their own', async () => {
  await narrow('own');
  expect(await seen()).toEqual(['supervisor']);
  const { status } = await server.call(
    endSession,
    { id: await sessionOf('empleado') },
    'supervisor',
  );
  expect(status).toBe(404);
});

test('with scope over all they see whoever can do no more, and close it', async () => {
  await narrow('all', { SUMMARY: true });
  const found = await seen();
  expect(found).toContain('empleado');
  expect(found).not.toContain('rrhh');
  expect(found).not.toContain('admin');
  const { status } = await server.call(
    endSession,
    { id: await sessionOf('empleado') },
    'supervisor',
  );
  expect(status).toBe(200);
  expect((await server.call(listSessions, {}, 'empleado')).status).toBe(401);
});

test('a list judges a role as a single change does', async () => {
  const { db } = server.services.database;
  const roles = await db.select().from(role);
  for (const { flags, scope } of roles) {
    const viewer = { roles: normalizeRoles(flags), roleScope: scope };
    const rows = await db.select({ id: role.id }).from(role).where(isNoHigherRole(viewer));
    const may = roles.filter((one) => mayHandRole(viewer, one)).map(({ id }) => id);
    expect(rows.map(({ id }) => id).sort()).toEqual(may.sort());
  }
});

test('a face is the directory’s: of who left, and of accounts by their number, nothing is told', async () => {
  const { db } = server.services.database;
  const [gone] = await db.select().from(person).where(eq(person.position, 'Chofer repartidor'));
  const { JWT } = await server.sessionOf('operario');
  const face = async (key: string) =>
    (
      await server.app.inject({
        url: `/fotos/${key}`,
        headers: { authorization: `Bearer ${JWT}` },
      })
    ).statusCode;
  expect(await face(`persona-${gone?.id}`)).toBe(200);
  await db
    .update(person)
    .set({ leaveDate: sql`${dayNow} - 2` })
    .where(eq(person.id, gone?.id ?? 0));
  expect(await face(`persona-${gone?.id}`)).toBe(404);
  expect(await face(`cuenta-${(await server.sessionOf('rrhh')).id}`)).toBe(404);
});
