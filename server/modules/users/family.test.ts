import { listAudit } from '@contract/admin/listAudit';
import { getAuditEntry } from '@contract/admin/serverAcciones';
import { getEmployee } from '@contract/users/personAcciones';
import {
  deleteDependant,
  getFamily,
  saveDependant,
  saveEmergencyContact,
} from '@contract/users/personPartAcciones';
import { getOwnProfile } from '@contract/users/photoAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { account } from '../../db/schema/session';

let server: TestServer;
let personId: number;

beforeAll(async () => {
  server = await buildServer();
  const { db } = server.services.database;
  const [row] = await db.select().from(account).where(eq(account.username, 'empleado'));
  personId = row?.personId ?? 0;
});
afterAll(() => server.close());

const family = async () => (await server.call(getFamily, { personId }, 'admin')).body;
const child = {
  name: 'Prueba, Ana',
  kinship: 'child',
  birthDate: '2016-02-03',
  dni: '55.640.123',
  since: '2020-01-01',
};
const save = (more: object, as = 'admin') =>
  server.call(saveDependant, { personId, ...child, ...more }, as);

test('a dependant is written, corrected and taken out, and the audit keeps each', async () => {
  const { status, body } = await save({});
  expect([status, body]).toMatchObject([200, { dni: '55640123', version: 1, until: null }]);
  expect((await family()).dependants).toContainEqual(body);
  const { id } = body;
  const fixed = await save({ id, version: 1, until: '2034-02-03' });
  expect(fixed.body).toMatchObject({ version: 2, until: '2034-02-03' });
  const late = await save({ id, version: 1, name: 'Otra' });
  expect([late.status, late.error.detail]).toMatchObject([
    409,
    { current: { version: 2 }, changed: { by: expect.any(String) } },
  ]);
  expect((await server.call(deleteDependant, { personId, id, version: 1 }, 'admin')).status).toBe(
    409,
  );
  expect((await server.call(deleteDependant, { personId, id, version: 2 }, 'admin')).status).toBe(
    200,
  );
  expect((await family()).dependants.map((one) => one.id)).not.toContain(id);
  const filters = [{ field: 'entity' as const, operator: 'is' as const, value: 'dependant' }];
  const { body: log } = await server.call(listAudit, { filters }, 'admin');
  expect(log.total).toBe(3);
  const { body: entry } = await server.call(getAuditEntry, { id: log.rows[0]?.id ?? 0 }, 'admin');
  expect(entry.before).toMatchObject({ name: child.name });
});

test('the same one twice, days that cross and the dependant of another are refused', async () => {
  const { body } = await save({ dni: '55640124' });
  expect((await save({ dni: '55640124' })).error.fields).toHaveProperty('dni');
  expect((await save({ dni: '55640125', since: '2010-01-01' })).error.fields).toHaveProperty(
    'since',
  );
  const another = await save({ personId: personId + 1, id: body.id, version: 1 });
  expect(another.status).toBe(404);
});

test('whom to call is a name with a telephone, by the version of the person', async () => {
  const { version } = await family();
  const call = (more: object, as = 'admin') =>
    server.call(saveEmergencyContact, { personId, version, ...more }, as);
  expect((await call({ emergencyName: 'Ana' })).error.fields).toHaveProperty('emergencyPhone');
  expect((await call({ emergencyPhone: '11 5555-0101' })).error.fields).toHaveProperty(
    'emergencyName',
  );
  const right = { emergencyName: 'Ana', emergencyKinship: 'Hermana', emergencyPhone: '11 5555' };
  expect((await call(right)).body).toMatchObject({ ...right, version: version + 1 });
  expect((await call(right)).error.code).toBe('conflicto_version');
  const { body: record } = await server.call(getEmployee, { id: personId }, 'admin');
  expect(record.version).toBe(version + 1);
});

test('only the administration, who pays and the person themselves know a family', async () => {
  expect((await server.call(getFamily, { personId }, 'rrhh')).status).toBe(200);
  expect((await save({ dni: '55640129' }, 'supervisor')).status).toBe(403);
  expect((await server.call(getFamily, { personId }, 'supervisor')).status).toBe(403);
  const { body } = await server.call(getOwnProfile, {}, 'empleado');
  expect(body.personId).toBe(personId);
  expect(body.family).toEqual(await family());
  expect(body.pay.salary).toMatch(/^\d+\.\d{2}$/);
});
