import { startView } from '@contract/admin/roleAcciones';
import type { AccionDefinition } from '@contract/core/accion';
import { acciones } from '@contract/registry';
import { endView, renewSession, signOut } from '@contract/session/sessionAcciones';
import { whileViewing } from '@contract/session/whileViewing';
import { eq } from 'drizzle-orm';
import { account, role } from '../../server/db/schema/session';
import { buildServer, type TestServer, type TestSession } from '../support/buildServer';

const all = Object.values(acciones) as AccionDefinition[];
const inside: AccionDefinition[] = all.filter(({ permission }) => permission !== 'public');

let server: TestServer;
let view: TestSession;

beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [seen] = await db.select().from(account).where(eq(account.username, 'rrhh'));
  const start = { kind: 'person', id: seen?.personId, from: '/users/3' };
  const { body } = await server.call(startView, start, 'admin');
  view = { id: body.id, JWT: body.JWT };
});
afterAll(() => server.close());

test('the rule needs no list by hand: what changes is refused, what is personal is hidden', () => {
  const allowed = inside.filter((accion) => whileViewing(accion) === 'allowed');
  const changing = allowed.filter(({ method }) => method === 'POST').map(({ name }) => name);
  expect(changing.sort()).toEqual([renewSession.name, signOut.name, endView.name].sort());
  expect(allowed.filter(({ sensitive }) => sensitive)).toEqual([]);
  for (const module of ['chats', 'documents', 'liquidations', 'loans', 'news', 'receipts']) {
    expect(allowed.filter((accion) => accion.module === module)).toEqual([]);
  }
});

test.each(inside.map((accion) => [accion.name, accion] as const))(
  'seen as HR, %s meets the rule before its input is looked at',
  async (_name, accion) => {
    const { status, error } = await server.call(accion, { campoDesconocido: 'x' }, view);
    const expected = { readOnly: 'solo_lectura', hidden: 'oculto', allowed: error.code };
    expect(error.code).toBe(expected[whileViewing(accion)]);
    if (whileViewing(accion) !== 'allowed') expect(status).toBe(403);
    else expect(['datos_invalidos', 'sin_permiso']).toContain(error.code);
  },
);

test('nobody who administers only a part gains scope, administration or pay by looking', async () => {
  const { db } = server.services.database;
  const roles = await db.select().from(role);
  const idOf = (name: string) => roles.find((one) => one.name === name)?.id;
  await db
    .update(role)
    .set({ flags: { ADMIN: { roles: true } }, scope: 'site' })
    .where(eq(role.name, 'Supervisor'));
  const see = (name: string) =>
    server.call(startView, { kind: 'role', id: idOf(name), from: '/' }, 'supervisor');
  expect((await see('Empleado')).status).toBe(200);
  expect((await see('Administración')).status).toBe(403);
  expect((await see('Recursos Humanos')).status).toBe(403);
  const person = await server.call(startView, { kind: 'person', id: 1, from: '/' }, 'supervisor');
  expect(person.status).toBe(403);
});
