import { makeCbu } from '@contract/core/cbu';
import { makeCuil } from '@contract/core/cuil';
import { groupedDigits } from '@contract/core/groupedDigits';
import {
  getProfileChange,
  listProfileChanges,
  requestProfileChange,
} from '@contract/profile/profileAcciones';
import { changePeople } from '@contract/users/changePeople';
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
import { getPay, savePay } from '@contract/users/personPartAcciones';
import { getPersonParts } from '@contract/users/personParts';
import { getOwnProfile } from '@contract/users/photoAcciones';
import { saveAccount } from '@contract/users/saveAccount';
import { saveOwnContact } from '@contract/users/saveOwnContact';
import { type ApprovalsTools, approvalsTools } from '../../../tests/support/approvals';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { clave } from '../../../tests/support/envelopes';
import { periodClose } from '../../db/schema/closes';

let server: TestServer;
let tools: ApprovalsTools;
beforeAll(async () => {
  server = await buildServer();
  tools = approvalsTools(server);
});
afterAll(() => server.close());

async function employeeOf(username: string) {
  const filters = [{ field: 'username', operator: 'is', value: username }];
  const { body } = await server.call(listEmployees, { filters }, 'admin');
  const [found] = body.rows;
  if (!found) throw new Error(`nobody is ${username}`);
  return found;
}

/** This reads a person as a form sends them back. */
async function asWritten(username: string) {
  const row = await employeeOf(username);
  const { id, version, lastName, firstName, docket, dni, cuil, birthDate, hireDate } = row;
  const { areaId, managerId, position, email, phone, address } = row;
  const names = { lastName, firstName, docket, dni, cuil, birthDate, hireDate };
  return { id, version, ...names, areaId, managerId, position, email, phone, address };
}

describe('human resources', () => {
  test('enter somebody and change their data and pay, without touching roles or accounts', async () => {
    const { body: house } = await server.call(getOrganisation, {}, 'rrhh');
    const dni = '47300001';
    const input = {
      lastName: 'Prueba',
      firstName: 'Alta',
      docket: 'RH1',
      dni,
      cuil: makeCuil('27', dni),
      birthDate: '1990-05-02',
      hireDate: '2024-03-01',
      areaId: house.areas[0]?.id ?? 0,
      address: 'Rivadavia 1234',
    };
    const made = await server.call(createPerson, input, 'rrhh');
    expect(made.body).toMatchObject({ docket: 'RH1', address: 'Rivadavia 1234' });
    const { id, version } = made.body;
    const paid = {
      personId: id,
      version,
      salaryBasis: 'monthly',
      salary: '900000.00',
      unionTie: 'none',
    };
    expect((await server.call(savePay, paid, 'rrhh')).status).toBe(200);
    const account = { personId: id, username: 'alta', roleId: 1, active: true };
    expect((await server.call(saveAccount, account, 'rrhh')).status).toBe(403);
    const change = { selection: { kind: 'rows', ids: [id] }, change: { kind: 'role', roleId: 1 } };
    expect((await server.call(changePeople, change, 'rrhh')).status).toBe(403);
    expect((await server.call(createPerson, { ...input, docket: 'X' }, 'supervisor')).status).toBe(
      403,
    );
  });

  test('do not keep their own record, which somebody else does', async () => {
    const own = await asWritten('rrhh');
    const raise = {
      ...{ personId: own.id, version: own.version },
      ...{ salaryBasis: 'monthly', salary: '9', unionTie: 'none' },
    };
    expect((await server.call(savePay, raise, 'rrhh')).status).toBe(403);
    const title = { ...own, position: 'Directora' };
    expect((await server.call(updatePerson, title, 'rrhh')).status).toBe(403);
    expect((await server.call(getEmployee, { id: own.id }, 'rrhh')).body.position).not.toBe(
      'Directora',
    );
    expect((await server.call(updatePerson, title, 'admin')).status).toBe(200);
  });

  test('do not write the address to which the password of who may more is sent', async () => {
    const theirs = await asWritten('admin');
    const mail = { ...theirs, email: 'otra@anden.test' };
    const { status, error } = await server.call(updatePerson, mail, 'rrhh');
    expect([status, error.message]).toEqual([
      409,
      'Su cuenta permite más que la tuya: el correo se lo cambia quien administra los roles.',
    ]);
    const below = { ...(await asWritten('empleado')), email: 'nueva@anden.test' };
    expect((await server.call(updatePerson, below, 'rrhh')).status).toBe(200);
  });
});

describe('the parts of a record', () => {
  const parts = async (viewer: string, whose: string) => {
    const { id } = await employeeOf(whose);
    return (await server.call(getPersonParts, { id }, viewer)).body;
  };

  test('are those that each may ask for', async () => {
    const hr = await parts('rrhh', 'empleado');
    expect(hr).toMatchObject({ own: false, keeps: true });
    expect(hr.parts).toEqual([
      ...['contact', 'employment', 'pay', 'book', 'family', 'documents', 'leave', 'news'],
      ...['receipts', 'signatures', 'history'],
    ]);
    const admin = await parts('admin', 'empleado');
    expect(admin.parts).toEqual(expect.arrayContaining(['account', 'evaluations', 'audit']));
    expect(admin.parts).not.toContain('documents');
    const colleague = await parts('operario', 'empleado');
    expect(colleague).toMatchObject({ keeps: false, parts: ['contact'] });
  });

  test('of whoever left are there for who keeps the records, and for nobody else', async () => {
    const { id, version } = await employeeOf('jefe');
    // A leaving day cannot be put before a closed month.
    await server.services.database.db.delete(periodClose);
    const left = { id, version, leaveDate: '2026-01-31', reason: 'De prueba' };
    const gone = await server.call(deactivatePerson, left, 'rrhh');
    expect([gone.status, gone.body]).toMatchObject([200, { id }]);
    expect((await server.call(getPersonParts, { id }, 'rrhh')).body.parts).toContain('contact');
    expect((await server.call(getPerson, { id }, 'rrhh')).body.id).toBe(id);
    for (const accion of [getPersonParts, getPerson]) {
      expect((await server.call(accion, { id }, 'empleado')).status).toBe(404);
    }
    const back = { id, version: gone.body.version };
    expect((await server.call(reactivatePerson, back, 'rrhh')).status).toBe(200);
  });

  test('of a team are what its manager leads, never pay or papers', async () => {
    const boss = await employeeOf('supervisor');
    const filters = [{ field: 'managerId', operator: 'is', value: boss.id }];
    const { body } = await server.call(listEmployees, { filters }, 'admin');
    const id = body.rows[0]?.id ?? 0;
    const seen = await server.call(getPersonParts, { id }, 'supervisor');
    expect(seen.body.parts).toEqual(['contact', 'leave', 'news', 'evaluations']);
    const far = await parts('supervisor', 'operario');
    expect(far.parts).toEqual(['contact']);
  });

  test('of oneself are the own papers, and not what others keep', async () => {
    const mine = await parts('empleado', 'empleado');
    expect(mine).toMatchObject({ own: true, keeps: false });
    expect(mine.parts).toEqual(['contact', 'documents', 'news', 'receipts', 'signatures']);
    expect(await parts('rrhh', 'rrhh')).toMatchObject({ own: true, keeps: false });
  });
});

describe('own contact data', () => {
  const profileOf = async () => (await server.call(getOwnProfile, {}, 'empleado')).body;

  test('are changed at once by their person, and refused where somebody saved first', async () => {
    const { version } = (await profileOf()).family;
    const fields = {
      phone: '+54 11 5555-0000',
      address: 'Belgrano 10, Lanús',
      emergencyName: 'Ana',
      emergencyKinship: 'Hermana',
      emergencyPhone: '11 4444-0000',
    };
    const saved = await server.call(saveOwnContact, { ...fields, version }, 'empleado');
    expect(saved.body).toMatchObject({ ...fields, version: version + 1 });
    const after = await profileOf();
    expect(after.data).toMatchObject({ phone: fields.phone, address: fields.address });
    expect(after.family).toMatchObject({ emergencyName: 'Ana' });
    const stale = await server.call(saveOwnContact, { ...fields, version }, 'empleado');
    expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  });

  test('name somebody to call only with a telephone', async () => {
    const { version } = (await profileOf()).family;
    const half = { version, emergencyName: 'Ana', emergencyPhone: null };
    const { error } = await server.call(saveOwnContact, half, 'empleado');
    expect(error.fields).toEqual({ emergencyPhone: 'Escribí un teléfono.' });
  });
});

test('another account to be paid into is marked for its person and human resources, who decide it', async () => {
  const { id: personId } = await employeeOf('empleado');
  const cbu = makeCbu('0720123', '8800001234567');
  const change = { kind: 'bank', cbu, bankAlias: null };
  const without = await server.call(requestProfileChange, { change }, 'empleado');
  expect([without.status, Object.keys(without.error.fields ?? {})]).toEqual([422, ['clave']]);
  const wrong = await server.call(requestProfileChange, { change, clave: 'otra' }, 'empleado');
  expect(wrong.error.fields).toEqual({ clave: 'La contraseña actual no es correcta.' });
  const { body: asked } = await server.call(requestProfileChange, { change, clave }, 'empleado');
  const marked = { requestId: asked.requestId, state: 'pending', matter: 'bank' };
  for (const viewer of ['empleado', 'rrhh', 'admin']) {
    const { body } = await server.call(listProfileChanges, { personId }, viewer);
    expect(body.rows).toMatchObject([marked]);
    expect(body.rows[0]?.facts[0]?.value).toContain(groupedDigits(cbu));
  }
  expect((await server.call(listProfileChanges, { personId }, 'supervisor')).status).toBe(404);
  const request = await tools.read(asked.requestId, 'rrhh');
  expect((await tools.approve(request.id, request.version, 'rrhh')).status).toBe(200);
  expect((await server.call(getPay, { personId }, 'rrhh')).body.cbu).toBe(cbu);
  expect((await server.call(listProfileChanges, { personId }, 'empleado')).body.rows).toEqual([]);
  const gone = await server.call(getProfileChange, { requestId: request.id }, 'empleado');
  expect(gone.status).toBe(404);
});
