import { listViews } from '@contract/views/listViews';
import { chooseFirstView, deleteView, listRoleViews, saveView } from '@contract/views/viewAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { account } from '../../db/schema/session';

const list = 'persona.listar';
const master = 'persona.administrar';
const state = {
  search: 'núñez',
  filters: [{ field: 'siteId', operator: 'in', value: [1, 2] }],
  sort: [{ field: 'name', direction: 'desc' }],
  layout: [{ key: 'name', shown: true, width: 200 }],
};

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const save = (user: string, fields: object) =>
  server.call(saveView, { list, state, name: 'Mía', ...fields }, user);
const seen = async (user: string, of = list) => {
  const { status, body } = await server.call(listViews, { list: of }, user);
  expect(status).toBe(200);
  return body.rows;
};

test('a view comes back as it was saved, for its owner alone until it is shared', async () => {
  const { status, body } = await save('empleado', { name: 'Norte' });
  expect(status).toBe(200);
  expect(body).toMatchObject({ name: 'Norte', mine: true, first: false, state });
  expect(await seen('rrhh')).toEqual([]);
  const { id, version } = body;
  expect((await save('empleado', { id, version, name: 'Norte', shared: true })).status).toBe(200);
  expect(await seen('rrhh')).toMatchObject([{ name: 'Norte', mine: false }]);
});

test('nobody else changes or deletes it, an old version neither, two of one name neither', async () => {
  const { body } = await save('empleado', { name: 'Sur', shared: true });
  const { id } = body;
  expect((await save('rrhh', { id, version: 1, name: 'Robada' })).status).toBe(404);
  expect((await server.call(deleteView, { id }, 'rrhh')).status).toBe(404);
  expect((await save('empleado', { id, version: 7, name: 'Sur' })).status).toBe(409);
  expect((await save('empleado', { name: 'SUR' })).status).toBe(409);
  expect((await server.call(deleteView, { id }, 'admin')).status).toBe(200);
  expect((await seen('empleado')).map((view) => view.name)).not.toContain('Sur');
});

test('a private view of somebody else does not exist, and cannot be opened first', async () => {
  const { body } = await save('empleado', { name: 'Secreta' });
  const { id } = body;
  expect((await server.call(deleteView, { id }, 'admin')).status).toBe(404);
  expect((await server.call(chooseFirstView, { list, id }, 'rrhh')).status).toBe(404);
});

test('who may not open a list learns nothing of its views', async () => {
  expect((await save('admin', { list: master, name: 'Bajas', shared: true })).status).toBe(200);
  expect((await server.call(listViews, { list: master }, 'empleado')).status).toBe(403);
  expect((await save('empleado', { list: master })).status).toBe(403);
  expect((await server.call(listViews, { list: 'no.existe' }, 'admin')).status).toBe(404);
});

test('the view of the role opens first, until the person chooses, also none', async () => {
  const { body } = await save('admin', { name: 'Del rol', shared: true });
  const { id } = body;
  const [operario] = await server.services.database.db
    .select({ roleId: account.roleId })
    .from(account)
    .where(eq(account.username, 'operario'));
  const roleId = operario?.roleId;
  const choose = (user: string, fields: object) =>
    server.call(chooseFirstView, { list, ...fields }, user);
  expect((await choose('rrhh', { id, roleId })).status).toBe(403);
  expect((await choose('admin', { id, roleId })).status).toBe(200);
  expect((await seen('operario')).find((view) => view.first)?.name).toBe('Del rol');
  expect((await seen('jefe')).some((view) => view.first)).toBe(false);
  expect((await choose('operario', { id: null })).status).toBe(200);
  expect((await seen('operario')).some((view) => view.first)).toBe(false);
  const own = await save('admin', { name: 'Sin compartir' });
  const hidden = own.body.id;
  expect((await choose('admin', { id: hidden, roleId })).status).toBe(409);
});

test('who administers roles chooses among the shared views of the lists that the role opens, also of those closed to them', async () => {
  const orders = 'pedido.listar';
  const [jefe] = await server.services.database.db
    .select({ roleId: account.roleId })
    .from(account)
    .where(eq(account.username, 'jefe'));
  const roleId = jefe?.roleId ?? 0;
  const late = await save('jefe', { list: orders, name: 'Atrasados', shared: true });
  await save('jefe', { list: orders, name: 'Solo mía' });
  await save('admin', { list: master, name: 'Ingresos', shared: true });
  const rows = async () => (await server.call(listRoleViews, { roleId }, 'admin')).body.rows;
  expect((await rows()).find(({ list: of }) => of === orders)).toMatchObject({
    label: 'Pedidos',
    firstId: null,
    views: [{ name: 'Atrasados' }],
  });
  expect((await rows()).some(({ list: of }) => of === master)).toBe(false);
  const choose = (fields: object) =>
    server.call(chooseFirstView, { list: orders, roleId, ...fields }, 'admin');
  expect((await choose({ id: late.body.id })).status).toBe(200);
  expect((await rows()).find(({ list: of }) => of === orders)?.firstId).toBe(late.body.id);
  expect((await seen('jefe', orders)).find((view) => view.first)?.name).toBe('Atrasados');
  expect((await choose({ list: master, id: null })).status).toBe(404);
  expect((await server.call(listRoleViews, { roleId }, 'rrhh')).status).toBe(403);
  expect((await server.call(listRoleViews, { roleId: 999999 }, 'admin')).status).toBe(404);
});

test('a board that is no list keeps views too, for who may open it', async () => {
  const board = 'horario.listarSemana';
  const filters = [{ field: 'area', operator: 'is', value: '2' }];
  const state = { search: '', filters, sort: [], layout: [] };
  const view = { list: board, name: 'Mi área', shared: true, state };
  const { body: saved } = await server.call(saveView, view, 'supervisor');
  expect(saved.state.filters).toEqual(filters);
  const seen = await server.call(listViews, { list: board }, 'jefe');
  expect(seen.body.rows.map(({ name }) => name)).toContain('Mi área');
  await server.call(chooseFirstView, { list: board, id: saved.id }, 'jefe');
  const first = await server.call(listViews, { list: board }, 'jefe');
  expect(first.body.rows.find(({ id }) => id === saved.id)?.first).toBe(true);
  const unknown = await server.call(listViews, { list: 'horario.publicar' }, 'jefe');
  expect(unknown.status).toBe(404);
});
