import { saveRole } from '@contract/admin/roleAcciones';
import { makeCuil } from '@contract/core/cuil';
import { applyImport, correctImport, createMissing } from '@contract/imports/importAcciones';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { and, eq, like } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { csv, dniOf, importsOf, line } from '../../../tests/support/importsOf';
import { anyOf } from '../../db/anyOf';
import { auditEntry } from '../../db/schema/audit';
import { area, person, site } from '../../db/schema/organisation';
import { account, role } from '../../db/schema/session';
import { HIGHER_ROLE } from './mayHandRole';

let server: TestServer;
let brought: ReturnType<typeof importsOf>;

beforeAll(async () => {
  server = await buildServer();
  brought = importsOf(server);
});
afterAll(() => server.close());

const database = () => server.services.database.db;

async function staff(...dockets: string[]) {
  const rows = await database().select().from(person).where(anyOf(person.docket, dockets));
  return new Map(rows.map((row) => [row.docket, row]));
}

test('of a docket that stands twice the first row keeps its manager, whatever the other one says', async () => {
  const { body } = await brought.prepare(
    csv(
      line(7001, { manager: '1001' }),
      line(7001, { dni: '41007001' }),
      line(7002, { manager: '7003' }),
      line(7003),
      line(7002, { dni: '41007002', manager: '1001' }),
    ),
  );
  expect(await brought.errorsOf(body.id)).toEqual([
    [3, ['docket', 'Se repite: ya está en la fila 2.']],
    [6, ['docket', 'Se repite: ya está en la fila 4.']],
  ]);
  await brought.apply(body.id, 'valid');
  const people = await staff('1001', '7001', '7002', '7003');
  expect(people.get('7001')?.managerId).toBe(people.get('1001')?.id);
  expect(people.get('7002')?.managerId).toBe(people.get('7003')?.id);
});

const places = 'Legajo;Apellido;Nombre;DNI;CUIL;Fecha de nacimiento;Fecha de ingreso;Sede;Área';
const newcomer = (docket: number, site: string, area: string) => {
  const dni = dniOf(docket);
  const cuil = makeCuil('27', dni);
  return `${docket};Paz;Ana;${dni};${cuil};1/2/1990;1/3/2020;${site};${area}`;
};

test('sites and areas that are not there are offered, made with the rows once chosen, and audited', async () => {
  const { body } = await brought.prepare(
    [
      places,
      newcomer(7101, 'Planta Salta', 'Envasado'),
      newcomer(7102, 'PLANTA SALTA', 'Molienda'),
      newcomer(7103, 'Casa central', 'Molienda'),
      newcomer(7104, 'Casa central', 'Comercial'),
    ].join('\n'),
  );
  expect(body.counts).toMatchObject({ new: 1, invalid: 3 });
  expect(body.offer).toMatchObject({ allowed: true, chosen: false });
  expect(body.offer?.missing.map(({ one, names }) => [one, names])).toEqual([
    ['sede', ['Planta Salta']],
    ['área', ['Envasado (Planta Salta)', 'Molienda (Planta Salta)', 'Molienda (Casa central)']],
  ]);
  const chosen = await server.call(createMissing, { id: body.id, creates: true }, 'admin');
  expect(chosen.body).toMatchObject({ counts: { new: 4, invalid: 0 }, offer: { chosen: true } });
  const { run } = await brought.apply(body.id, 'all');
  expect(run.counts.applied).toBe(4);
  const found = await database()
    .select({ docket: person.docket, site: site.name, area: area.name })
    .from(person)
    .innerJoin(area, eq(area.id, person.areaId))
    .innerJoin(site, eq(site.id, person.siteId))
    .where(anyOf(person.docket, ['7101', '7102', '7103', '7104']))
    .orderBy(person.docket);
  expect(found.map(({ site: where, area: which }) => [where, which])).toEqual([
    ['Planta Salta', 'Envasado'],
    ['Planta Salta', 'Molienda'],
    ['Casa central', 'Molienda'],
    ['Casa central', 'Comercial'],
  ]);
  const [made] = await database().select().from(site).where(eq(site.name, 'Planta Salta'));
  const audits = await database()
    .select({ entity: auditEntry.entity, accion: auditEntry.accion })
    .from(auditEntry)
    .where(and(eq(auditEntry.entity, 'site'), eq(auditEntry.entityId, String(made?.id))));
  expect(audits).toEqual([{ entity: 'site', accion: applyImport.name }]);
});

test('all or nothing leaves no site behind, and who may not make sites is told whom to ask', async () => {
  const flags = normalizeRoles({ ADMIN: { users: true } });
  const desk = await server.call(saveRole, { name: 'Mesa de altas', scope: 'all', flags }, 'admin');
  await database()
    .update(account)
    .set({ roleId: desk.body.id })
    .where(eq(account.username, 'supervisor'));
  const theirs = importsOf(server, { by: 'supervisor' });
  const { body } = await theirs.prepare(
    [places, newcomer(7111, 'Planta Jujuy', 'Tostado')].join('\n'),
  );
  expect(body.offer).toMatchObject({
    allowed: false,
    whom: 'quien administra las sedes y las áreas',
  });
  const wanted = { id: body.id, creates: true };
  expect((await server.call(createMissing, wanted, 'supervisor')).status).toBe(403);
  expect((await server.call(createMissing, wanted, 'admin')).status).toBe(404);
  expect(await database().$count(site, eq(site.name, 'Planta Jujuy'))).toBe(0);
});

test('a wrong cell is corrected in place, and all that say the same with it', async () => {
  const { body } = await brought.prepare(
    csv(
      line(7201, { area: 'Comersial' }),
      line(7202, { area: 'Comersial' }),
      line(7203, { day: 'x' }),
    ),
  );
  expect([body.counts.invalid, body.faults]).toEqual([3, 3]);
  const cell = { id: body.id, number: 2, key: 'areaName', text: ' Comercial ' };
  const first = await server.call(correctImport, cell, 'admin');
  expect(first.body).toMatchObject({ others: 1, run: { counts: { new: 1, invalid: 2 } } });
  const rest = await server.call(correctImport, { ...cell, alike: 'Comersial' }, 'admin');
  expect(rest.body).toMatchObject({
    others: 0,
    run: { counts: { new: 2, invalid: 1 }, faults: 1 },
  });
  const dockets = { id: body.id, number: 4, key: 'docket', text: '7201' };
  await server.call(correctImport, dockets, 'admin');
  expect(await brought.errorsOf(body.id)).toEqual([
    [
      4,
      ['birthDate', 'No es una fecha: escribila como 21/11/2026.'],
      ['docket', 'Se repite: ya está en la fila 2.'],
    ],
  ]);
  const unmapped = { ...cell, key: 'siteName' };
  expect((await server.call(correctImport, unmapped, 'admin')).error.fields).toHaveProperty('key');
  expect((await server.call(correctImport, cell, 'rrhh')).status).toBe(404);
  await brought.apply(body.id, 'valid');
  expect((await staff('7201', '7202', '7203')).size).toBe(2);
  expect((await server.call(correctImport, cell, 'admin')).status).toBe(409);
  const left = { id: body.id, number: 4, key: 'docket', text: '7203' };
  const mended = await server.call(correctImport, left, 'admin');
  expect(mended.body.run).toMatchObject({ state: 'preview', counts: { applied: 2, invalid: 1 } });
  await server.call(correctImport, { ...left, key: 'birthDate', text: '1/2/1990' }, 'admin');
  const { run } = await brought.apply(body.id, 'all');
  expect([run.state, run.counts.applied]).toEqual(['done', 3]);
});

test('users and roles come in the file: by name, each once, and none above who brings them', async () => {
  const heads =
    'Legajo;Apellido;Nombre;DNI;CUIL;Fecha de nacimiento;Fecha de ingreso;Área;Usuario;Rol';
  const lineWith = (docket: number, username: string, role: string) => {
    const dni = dniOf(docket);
    return `${docket};Paz;Ana;${dni};${makeCuil('27', dni)};1/2/1990;1/3/2020;comercial;${username};${role}`;
  };
  const file = [
    heads,
    lineWith(7301, 'Ana.Uno', 'empleado'),
    lineWith(7302, '', 'Operario de depósito'),
    lineWith(7303, '', 'EMPLEADO'),
    lineWith(7304, '', ''),
    lineWith(7305, 'ana.uno', 'Empleado'),
    lineWith(7306, 'admin', 'Empleado'),
    lineWith(7307, 'ana.siete', ''),
    lineWith(7308, '', 'Capitán'),
  ].join('\n');
  const { body } = await brought.prepare(file);
  expect(await brought.errorsOf(body.id)).toEqual([
    [6, ['username', 'Se repite: ya está en la fila 2.']],
    [7, ['username', 'Otra cuenta ya usa ese usuario.']],
    [8, ['roleName', 'Para crear la cuenta indicá también el rol.']],
    [9, ['roleName', 'No hay un rol con ese nombre.']],
  ]);
  await brought.apply(body.id, 'valid');
  const accounts = await database()
    .select({
      docket: person.docket,
      username: account.username,
      role: role.name,
      must: account.mustChangePassword,
    })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .innerJoin(role, eq(role.id, account.roleId))
    .where(like(person.docket, '730_'))
    .orderBy(person.docket);
  expect(accounts).toEqual([
    { docket: '7301', username: 'ana.uno', role: 'Empleado', must: true },
    { docket: '7302', username: 'ana.paz', role: 'Operario de depósito', must: true },
    { docket: '7303', username: 'ana.paz2', role: 'Empleado', must: true },
  ]);
  const again = await brought.prepare(
    'Legajo;Usuario;Rol\n7301;;Supervisor\n7302;;\n7303;;empleado',
  );
  expect(again.body.counts).toMatchObject({ changed: 1, unchanged: 2, invalid: 0 });
  const theirs = importsOf(server, { by: 'supervisor' });
  const above = await theirs.prepare('Legajo;Rol\n7301;Administración');
  expect(await theirs.errorsOf(above.body.id)).toEqual([[2, ['roleName', HIGHER_ROLE]]]);
});
