import { listAllSessions } from '@contract/admin/listAllSessions';
import { listAudit } from '@contract/admin/listAudit';
import { deleteRole, getRole, listRoles, saveRole } from '@contract/admin/roleAcciones';
import { endSession, getAuditEntry, verifyAudit } from '@contract/admin/serverAcciones';
import { listPosts } from '@contract/posts/postAcciones';
import { listSessions } from '@contract/session/listSessions';
import { signIn } from '@contract/session/sessionAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { role } from '../../db/schema/session';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

async function roleNamed(name: string) {
  const { body } = await server.call(listRoles, {}, 'admin');
  const found = body.rows.find((one) => one.name === name);
  if (!found) throw new Error(`no role ${name}`);
  return found;
}

test('a role tells who has it and how many', async () => {
  const { id, accounts } = await roleNamed('Empleado');
  expect(accounts).toBeGreaterThan(0);
  const { body } = await server.call(getRole, { id }, 'admin');
  expect(body.members.map((member) => member.username)).toContain('empleado');
  expect((await server.call(getRole, { id: 9999 }, 'admin')).status).toBe(404);
});

test('a changed role holds from the next request on, without signing in again', async () => {
  const role = await roleNamed('Empleado');
  expect((await server.call(listPosts, {}, 'empleado')).status).toBe(200);
  const flags = { ...role.flags, POSTS: { SHOW: false, CREATE: false } };
  const change = { id: role.id, version: role.version, name: role.name, scope: role.scope, flags };
  const { status, body } = await server.call(saveRole, change, 'admin');
  expect(status).toBe(200);
  expect(body.version).toBe(role.version + 1);
  expect((await server.call(listPosts, {}, 'empleado')).status).toBe(403);
  const stale = await server.call(saveRole, change, 'admin');
  expect(stale.status).toBe(409);
  expect(stale.error.detail).toMatchObject({ current: { version: role.version + 1 } });
});

test('a role is created, keeps its name to itself and goes when nobody has it', async () => {
  const { scope, flags } = await roleNamed('Supervisor');
  const { status, body } = await server.call(
    saveRole,
    { name: 'Turno noche', scope, flags },
    'admin',
  );
  expect(status).toBe(200);
  const again = await server.call(saveRole, { name: 'TURNO NOCHE', scope, flags }, 'admin');
  expect(again.status).toBe(409);
  expect((await server.call(deleteRole, { id: body.id }, 'admin')).status).toBe(200);
  const { id } = await roleNamed('Supervisor');
  expect((await server.call(deleteRole, { id }, 'admin')).status).toBe(409);
});

test('the last who may give rights cannot give away their own', async () => {
  const role = await roleNamed('Administración');
  const flags = { ...role.flags, ADMIN: { users: true } };
  const { id, version, name, scope } = role;
  const { status, error } = await server.call(
    saveRole,
    { id, version, name, scope, flags },
    'admin',
  );
  expect(status).toBe(409);
  expect(error.message).toContain('última');
  expect((await server.call(listRoles, {}, 'admin')).status).toBe(200);
});

test('the audit shows who changed what, before and after, and nobody else reads it', async () => {
  const { body } = await server.call(
    listAudit,
    { filters: [{ field: 'entity', operator: 'is', value: 'role' }] },
    'admin',
  );
  const entry = body.rows.find((row) => row.accion === saveRole.name);
  expect(entry?.actor).toBeTruthy();
  const detail = await server.call(getAuditEntry, { id: entry?.id }, 'admin');
  expect(detail.status).toBe(200);
  expect(detail.body.after).toHaveProperty('flags');
  expect((await server.call(listAudit, {}, 'rrhh')).status).toBe(403);
  expect((await server.call(getAuditEntry, { id: entry?.id }, 'rrhh')).status).toBe(403);
});

test('the chain of seals holds over all that was written', async () => {
  for (const usuario of ['rrhh', 'operario', 'supervisor'])
    await server.call(signIn, { usuario, clave: 'anden2026' });
  const { status, body } = await server.call(verifyAudit, {}, 'admin');
  expect(status).toBe(200);
  expect(body).toMatchObject({ broken: null, waiting: 0 });
  expect(body.sealed).toBeGreaterThan(3);
});

test('the administration ends the session of somebody, who is out at once', async () => {
  expect((await server.call(listSessions, {}, 'jefe')).status).toBe(200);
  const { body } = await server.call(listAllSessions, { search: 'jefe' }, 'admin');
  expect(body.rows).toHaveLength(1);
  const id = body.rows[0]?.id;
  expect((await server.call(endSession, { id }, 'operario')).status).toBe(403);
  expect((await server.call(endSession, { id }, 'admin')).status).toBe(200);
  expect((await server.call(listSessions, {}, 'jefe')).status).toBe(401);
  expect((await server.call(endSession, { id }, 'admin')).status).toBe(404);
});

describe('a reader of the audit who keeps nothing', () => {
  const flagsOf = async (flags: object) => {
    const { db } = server.services.database;
    await db.update(role).set({ flags, scope: 'all' }).where(eq(role.name, 'Operario de depósito'));
  };
  const entryOf = async (entity: string, after: object) => {
    const [row] = await server.services.database.db
      .insert(auditEntry)
      .values({ address: '::1', accion: 'prueba.guardar', entity, entityId: '1', after })
      .returning();
    return row?.id ?? 0;
  };
  const seen = async (id: number) => (await server.call(getAuditEntry, { id }, 'operario')).body;

  test('learns who, when and what kind, and not what a loan says', async () => {
    await flagsOf({ ADMIN: { audit: true } });
    const id = await entryOf('loan', { note: 'Por una mudanza', title: 'Préstamo de Juárez' });
    const entry = await seen(id);
    expect(entry).toMatchObject({ shown: false, entity: 'loan', before: null, after: null });
    expect(JSON.stringify(entry)).not.toMatch(/mudanza|Juárez/);
    const listed = await server.call(
      listAudit,
      { filters: [{ field: 'entity', operator: 'is', value: 'loan' }] },
      'operario',
    );
    expect(listed.body.rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(listed.body.rows)).not.toMatch(/mudanza|Juárez/);
  });

  test.each([
    ['loan', { LOANS: true, LIQUIDATION: { SHOW: true } }, { LOANS: true }],
    ['person', { LIQUIDATION: { SHOW: true } }, { DOCUMENTS: true }],
    ['account', { ADMIN: { audit: true, users: true } }, { LIQUIDATION: { SHOW: true } }],
    ['site', { ADMIN: { audit: true, settings: true } }, { LOANS: true }],
  ])(
    'reads what changed in a %s with the right to it, and not with another',
    async (entity, right, other) => {
      const id = await entryOf(entity, { name: 'Lo que cambió' });
      await flagsOf({ ADMIN: { audit: true }, ...right });
      expect(await seen(id)).toMatchObject({ shown: true, after: { name: 'Lo que cambió' } });
      await flagsOf({ ADMIN: { audit: true }, ...other });
      expect(await seen(id)).toMatchObject({ shown: false, after: null });
    },
  );
});
