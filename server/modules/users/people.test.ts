import { listAudit } from '@contract/admin/listAudit';
import { listRoles } from '@contract/admin/roleAcciones';
import { makeCuil } from '@contract/core/cuil';
import { getOrganisation } from '@contract/users/chartAcciones';
import { deactivatePerson } from '@contract/users/deactivatePerson';
import {
  createPerson,
  getEmployee,
  getPerson,
  listEmployees,
  reactivatePerson,
  updatePerson,
} from '@contract/users/personAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { periodClose } from '../../db/schema/closes';

let server: TestServer;
let areaId: number;
beforeAll(async () => {
  server = await buildServer();
  // Each test closes the months that it is about.
  await server.services.database.db.delete(periodClose);
  const { body } = await server.call(getOrganisation, {}, 'admin');
  areaId = body.areas[0]?.id ?? 0;
});
afterAll(() => server.close());

let made = 0;
const newPerson = (fields: Record<string, unknown> = {}) => {
  made += 1;
  const dni = String(47_100_000 + made);
  return {
    lastName: 'Prueba',
    firstName: `Nombre ${made}`,
    docket: `T${made}`,
    dni,
    cuil: makeCuil('27', dni),
    birthDate: '1990-05-02',
    hireDate: '2024-03-01',
    areaId,
    managerId: null,
    position: 'Operaria',
    email: null,
    phone: null,
    ...fields,
  };
};

async function create(fields: Record<string, unknown> = {}) {
  const input = newPerson(fields);
  const { status, body } = await server.call(createPerson, input, 'admin');
  expect(status).toBe(200);
  return { input, person: body };
}

async function employeeWith(username: string) {
  const filters = [{ field: 'username', operator: 'is', value: username }];
  const { body } = await server.call(listEmployees, { filters }, 'admin');
  const [found] = body.rows;
  if (!found) throw new Error(`nobody is ${username}`);
  return found;
}

test('somebody new is in the directory of everybody, with the site of their area', async () => {
  const { person } = await create({ dni: '47.200.001', cuil: makeCuil('20', '47200001') });
  expect(person).toMatchObject({ dni: '47200001', areaId, leaveDate: null });
  const seen = await server.call(getPerson, { id: person.id }, 'empleado');
  expect(seen.body).toMatchObject({ siteId: person.siteId, docket: person.docket });
});

test('what belongs to somebody else, or does not agree, is told at its field', async () => {
  const { input } = await create();
  const refusal = async (fields: Record<string, unknown>) =>
    (await server.call(createPerson, newPerson(fields), 'admin')).error.fields;
  const taken = `Ya es de la persona con legajo ${input.docket}.`;
  expect(await refusal({ docket: input.docket })).toEqual({ docket: taken });
  expect(await refusal({ dni: input.dni, cuil: input.cuil })).toEqual({ dni: taken, cuil: taken });
  expect(await refusal({ cuil: makeCuil('27', '1234567') })).toHaveProperty('cuil');
  expect(await refusal({ cuil: '27471000000' })).toHaveProperty('cuil');
  expect(await refusal({ birthDate: '2025-01-01' })).toHaveProperty('birthDate');
  expect(await refusal({ areaId: 999_999 })).toHaveProperty('areaId');
  expect(await refusal({ managerId: 999_999 })).toHaveProperty('managerId');
});

test('an older version is refused with what is stored, and the audit keeps only what changed', async () => {
  const { input, person } = await create();
  const { id, version } = person;
  const change = { ...input, id, version, position: 'Encargada' };
  expect((await server.call(updatePerson, change, 'admin')).body.position).toBe('Encargada');
  const stale = await server.call(updatePerson, { ...change, position: 'Otra' }, 'admin');
  expect(stale.error).toMatchObject({
    code: 'conflicto_version',
    detail: {
      current: { position: 'Encargada', version: version + 1 },
      changed: { by: expect.stringMatching(/\w+, \w+/), at: expect.any(String) },
    },
  });
  const filters = [
    { field: 'entity', operator: 'is', value: 'person' },
    { field: 'entityId', operator: 'is', value: String(id) },
  ];
  const { body } = await server.call(listAudit, { filters }, 'admin');
  expect(body.rows.map(({ accion }) => accion)).toEqual([updatePerson.name, createPerson.name]);
});

test('nobody ends up above their own manager', async () => {
  const above = await create();
  const below = await create({ managerId: above.person.id });
  const { id, version } = above.person;
  const circle = async (managerId: number) =>
    (await server.call(updatePerson, { ...above.input, id, version, managerId }, 'admin')).status;
  expect(await circle(below.person.id)).toBe(409);
  expect(await circle(id)).toBe(409);
});

test('whoever left is out at once, and back when the leave is taken back', async () => {
  const { id, version, hireDate } = await employeeWith('empleado');
  const leave = (leaveDate: string) => ({ id, version, leaveDate, reason: 'Renuncia' });
  const early = await server.call(deactivatePerson, leave('1990-01-01'), 'admin');
  expect(early.error.fields).toHaveProperty('leaveDate');
  expect((await server.call(getOrganisation, {}, 'empleado')).status).toBe(200);
  const left = await server.call(deactivatePerson, leave(hireDate), 'admin');
  expect(left.body).toMatchObject({ leaveDate: hireDate, leaveReason: 'Renuncia' });
  expect((await server.call(getOrganisation, {}, 'empleado')).status).toBe(401);
  const stored = await server.call(getEmployee, { id }, 'admin');
  expect(stored.body.leaveReason).toBe('Renuncia');
  const back = { id, version: left.body.version };
  expect((await server.call(reactivatePerson, back, 'admin')).body.leaveReason).toBeNull();
  const again = { id, version: back.version + 1 };
  expect((await server.call(reactivatePerson, again, 'admin')).status).toBe(409);
});

test('nobody leaves or comes back within a month that was paid and closed', async () => {
  const { id, version, siteId } = await employeeWith('empleado');
  const { db } = server.services.database;
  const closed = { siteId, month: '2026-08-01', ledger: 'pay' as const, closedBy: 1 };
  await db.insert(periodClose).values(closed);
  const leave = { id, version, leaveDate: '2026-08-31', reason: 'Renuncia' };
  const { status, error } = await server.call(deactivatePerson, leave, 'admin');
  expect([status, error.code]).toEqual([409, 'periodo_cerrado']);
  const later = { ...leave, leaveDate: '2026-09-01' };
  const left = await server.call(deactivatePerson, later, 'admin');
  expect(left.status).toBe(200);
  await db.insert(periodClose).values({ ...closed, month: '2026-09-01' });
  const back = { id, version: left.body.version };
  expect((await server.call(reactivatePerson, back, 'admin')).error.code).toBe('periodo_cerrado');
  await db.delete(periodClose).where(eq(periodClose.siteId, siteId));
  expect((await server.call(reactivatePerson, back, 'admin')).status).toBe(200);
});

test('the last who may give rights does not leave, not even with a date to come', async () => {
  const { id, version } = await employeeWith('admin');
  const leave = { id, version, leaveDate: '2099-01-01', reason: 'Renuncia' };
  const { status, error } = await server.call(deactivatePerson, leave, 'admin');
  expect([status, error.message]).toEqual([409, expect.stringContaining('última')]);
  expect((await server.call(listRoles, {}, 'admin')).status).toBe(200);
});

test('the list tells who works from who left', async () => {
  const { person } = await create();
  const leave = {
    id: person.id,
    version: person.version,
    leaveDate: person.hireDate,
    reason: 'Renuncia',
  };
  expect((await server.call(deactivatePerson, leave, 'admin')).status).toBe(200);
  const listed = async (...states: string[]) => {
    const filters = [{ field: 'state', operator: 'in', value: states }];
    const asked = { filters, search: person.docket };
    const { body } = await server.call(listEmployees, asked, 'admin');
    return body.rows.some(({ id }) => id === person.id);
  };
  expect([await listed('left'), await listed('active'), await listed('active', 'left')]).toEqual([
    true,
    false,
    true,
  ]);
});
