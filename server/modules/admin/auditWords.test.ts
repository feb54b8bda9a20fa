import { auditNouns } from '@contract/admin/auditNouns';
import { listAudit } from '@contract/admin/listAudit';
import { getAuditEntry } from '@contract/admin/serverAcciones';
import { createExport } from '@contract/lists/listAcciones';
import { acciones } from '@contract/registry';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { partsOf } from '../../engine/module';
import { auditVerbs, wholeSentences } from './auditVerbs';

let server: TestServer;
let ids: Record<string, number>;

const one = async (query: string) =>
  (await server.services.database.pool.query<{ id: number }>(query)).rows[0]?.id ?? 0;

beforeAll(async () => {
  server = await buildServer();
  ids = {
    person: await one("select person_id as id from account where username = 'empleado'"),
    account: await one("select id from account where username = 'rrhh'"),
    order: await one('select min(id) as id from warehouse_order'),
    leave: await one('select min(id) as id from leave'),
    site: await one('select min(id) as id from site'),
  };
});
afterAll(() => server.close());

/** Written as a handler writes it, and read as the page does. */
async function told(
  accion: string,
  entity: string,
  entityId: string | number,
  kept: { before?: object; after?: object } = {},
) {
  const { db } = server.services.database;
  const { account: accountId = 0 } = ids;
  await db
    .insert(auditEntry)
    .values({ accountId, address: '::1', accion, entity, entityId: String(entityId), ...kept });
  const { body } = await server.call(listAudit, { size: 1 }, 'admin');
  const [row] = body.rows;
  if (!row) throw new Error('nothing was audited');
  return { ...row, sentence: [row.did, row.thing].filter(Boolean).join(' ') };
}

test('a change is a sentence with the name of what it was about, and leads there', async () => {
  const person = await told('persona.darDeBaja', 'person', ids.person ?? 0, {
    before: { leaveDate: null },
    after: { leaveDate: '2026-11-30' },
  });
  expect(person.sentence).toMatch(/^dio de baja a [^,]+, .+ \(legajo \d+\)$/);
  expect(person.link).toBe(`/users/${ids.person}`);
  const order = await told('pedido.retener', 'order', ids.order ?? 0, { before: {}, after: {} });
  expect(order.sentence).toMatch(/^detuvo el pedido P-\d+$/);
  // An administrator does not see orders: the audit tells, and leads nowhere.
  expect(order.link).toBeNull();
  const leave = await told('licencia.interrumpir', 'leave', ids.leave ?? 0, {
    before: {},
    after: {},
  });
  expect(leave.sentence).toMatch(/^interrumpió la licencia de .+, (el|del) \d+ .*de \d{4}$/);
});

test('what an accion changes besides is told by the change itself', async () => {
  const balance = await told('solicitud.aprobar', 'leaveBalance', ids.person ?? 0, { after: {} });
  expect(balance.sentence).toMatch(/^agregó el saldo de vacaciones de /);
  const person = await told('area.guardar', 'person', ids.person ?? 0, { before: {}, after: {} });
  expect(person.sentence).toMatch(/^cambió los datos de .+ \(legajo/);
});

test('what is gone is called as it was then, and without a name by its number', async () => {
  const role = await told('rol.borrar', 'role', 987_654, { before: { name: 'De prueba' } });
  expect(role.sentence).toBe('borró el rol “De prueba”');
  const bare = await told('rol.guardar', 'role', 987_654, { before: {}, after: {} });
  expect(bare.sentence).toBe('cambió el rol n.º 987654');
  const uuid = '3a1f9c1e-6f7b-4c55-9a53-0d6b0f4f2b11';
  const session = await told('usuario.ingresar', 'session', uuid, { after: {} });
  expect(session.sentence).toBe('ingresó');
  expect((await told('sesion.cerrar', 'session', uuid)).sentence).toBe('cerró la sesión');
});

test('the numbers that a change holds are called by what they are of', async () => {
  const { id } = await told('persona.editar', 'person', ids.person ?? 0, {
    before: { siteId: ids.site, managerId: null, position: 'Cajera' },
    after: { siteId: ids.site, managerId: ids.person, position: 'Encargada' },
  });
  const { body } = await server.call(getAuditEntry, { id }, 'admin');
  const named = (field: string) => body.names.find((found) => found.field === field);
  expect(named('siteId')).toMatchObject({ id: ids.site, name: expect.stringMatching(/^[A-Z]/) });
  expect(named('managerId')).toMatchObject({ id: ids.person, link: `/users/${ids.person}` });
  expect(named('position')).toBeUndefined();
});

test('it is taken out in the same words', async () => {
  await told('persona.darDeBaja', 'person', ids.person ?? 0, { before: {}, after: {} });
  const { body } = await server.call(
    createExport,
    {
      list: listAudit.name,
      columns: ['at', 'actor', 'accion'],
      format: 'csv',
      input: { filters: [{ field: 'accion', operator: 'is', value: 'persona.darDeBaja' }] },
    },
    'admin',
  );
  const file = await server.fetchFile(body.url, 'admin');
  expect(file.statusCode).toBe(200);
  expect(file.body).toMatch(/Dio de baja a [^,]+, .+ \(legajo \d+\)/);
});

test('however many entries, each kind is looked up once', async () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    accountId: ids.account ?? 0,
    address: '::1',
    accion: 'persona.editar',
    entity: 'person',
    entityId: String(index + 1),
    before: {},
    after: {},
  }));
  await server.services.database.db.insert(auditEntry).values(rows);
  const people = partsOf('names').find(({ entity }) => entity === 'person');
  if (!people) throw new Error('nobody says how people are called');
  const find = jest.spyOn(people, 'find');
  const { body } = await server.call(listAudit, { size: 40 }, 'admin');
  expect(body.rows.filter(({ thing }) => thing.includes('(legajo')).length).toBeGreaterThan(30);
  expect(find).toHaveBeenCalledTimes(1);
  find.mockRestore();
});

test('each verb is of an accion that there is, and of something with a noun', () => {
  const known = new Set<string>(Object.values(acciones).map(({ name }) => name));
  // Done on the server's machine, where nobody calls an accion.
  known.add('servidor.darAcceso');
  // A route that gives out a file makes it, and no accion.
  known.add('visita.hacerActa');
  // The server stops by itself what a receiver wants no more.
  known.add('entregaAviso.enviar');
  const verbs = Object.entries(auditVerbs);
  const said = [...verbs.map(([accion]) => accion), ...Object.keys(wholeSentences)];
  expect(said.filter((accion) => !known.has(accion))).toEqual([]);
  expect(verbs.filter(([, [entity]]) => !auditNouns[entity])).toEqual([]);
  expect(partsOf('names').filter(({ entity }) => !auditNouns[entity])).toEqual([]);
});
