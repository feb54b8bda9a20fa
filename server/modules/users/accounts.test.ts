import { listRoles, saveRole } from '@contract/admin/roleAcciones';
import { listNotifications } from '@contract/notifications/listNotifications';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { signIn } from '@contract/session/sessionAcciones';
import { getAccount, liftSecondStep, resetPassword } from '@contract/users/accountAcciones';
import { changePeople } from '@contract/users/changePeople';
import { getOrganisation } from '@contract/users/chartAcciones';
import { createPerson } from '@contract/users/personAcciones';
import { saveAccount } from '@contract/users/saveAccount';
import { desc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { account, idempotencyKey, secondStep } from '../../db/schema/session';
import { newSecret } from '../../engine/session/oneTimeCodes';
import { clock } from '../../engine/time/clock';

let server: TestServer;
let roles: Record<string, number>;

beforeAll(async () => {
  server = await buildServer();
  const { body } = await server.call(listRoles, {}, 'admin');
  roles = Object.fromEntries(body.rows.map(({ name, id }) => [name, id]));
});
afterAll(() => server.close());

const database = () => server.services.database.db;
const roleOf = (name: string) => roles[name] ?? 0;

async function accountOf(username: string) {
  const [row] = await database().select().from(account).where(eq(account.username, username));
  if (!row?.personId) throw new Error(`nobody is ${username}`);
  const { body } = await server.call(getAccount, { personId: row.personId }, 'admin');
  if (!body.account) throw new Error(`${username} has no account`);
  return body.account;
}

async function somebodyNew(docket: string, dni: string, cuil: string) {
  const person = { lastName: 'Prueba', firstName: 'Ana', docket, dni, cuil, areaId: 1 };
  const dates = { birthDate: '1990-05-02', hireDate: '2024-03-01' };
  const { body } = await server.call(createPerson, { ...person, ...dates }, 'admin');
  return body.id;
}

test('a new account enters once with the password it was given, and then chooses its own', async () => {
  const personId = await somebodyNew('T1', '30111222', '27301112225');
  expect((await server.call(getAccount, { personId }, 'admin')).body.account).toBeNull();
  const input = { personId, username: ' Ana.Prueba ', roleId: roleOf('Empleado'), active: true };
  const made = await server.call(saveAccount, input, 'admin');
  expect(made.body).toMatchObject({ username: 'ana.prueba', mustChangePassword: true });
  const taken = await server.call(
    saveAccount,
    { ...input, personId: 3, version: 1, username: 'ana.prueba' },
    'admin',
  );
  expect(taken.error.fields).toEqual({ username: 'Otra cuenta ya usa ese usuario.' });
  const key = { 'idempotency-key': 'one-time' };
  const asked = { personId, version: made.body.version };
  const { body } = await server.call(resetPassword, asked, 'admin', key);
  const again = await server.call(resetPassword, asked, 'admin', key);
  expect(again.body).toEqual({ ...body, password: null });
  const clave = body.password ?? '';
  const entered = await server.call(signIn, { usuario: 'ana.prueba', clave });
  expect(entered.status).toBe(200);
  const locked = await server.call(getOrganisation, {}, entered.body);
  expect([locked.status, locked.error.message]).toEqual([403, expect.stringContaining('elegir')]);
});

test('the password is kept nowhere: not in the audit, not with the repeated requests', async () => {
  const { personId, version } = await accountOf('operario');
  const key = { 'idempotency-key': 'kept-nowhere' };
  const { body } = await server.call(resetPassword, { personId, version }, 'admin', key);
  const audits = await database().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(5);
  const answers = await database().select().from(idempotencyKey);
  expect(body.password).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  expect(JSON.stringify([audits, answers])).not.toContain(body.password);
});

test('a reset and a closed account end the sessions at once; an older version is refused', async () => {
  const jefe = await accountOf('jefe');
  expect((await server.call(getOrganisation, {}, 'jefe')).status).toBe(200);
  const { personId, version, username, roleId } = jefe;
  await server.call(resetPassword, { personId, version }, 'admin');
  expect((await server.call(getOrganisation, {}, 'jefe')).status).toBe(401);
  const change = { personId, username, roleId, active: false };
  const stale = await server.call(saveAccount, { ...change, version }, 'admin');
  expect(stale.error).toMatchObject({
    code: 'conflicto_version',
    detail: { current: { version: version + 1 } },
  });
  expect((await server.call(getOrganisation, {}, 'supervisor')).status).toBe(200);
  const other = await accountOf('supervisor');
  const closed = await server.call(
    saveAccount,
    {
      personId: other.personId,
      version: other.version,
      username: other.username,
      roleId: other.roleId,
      active: false,
    },
    'admin',
  );
  expect(closed.body.active).toBe(false);
  expect((await server.call(getOrganisation, {}, 'supervisor')).status).toBe(401);
});

test('who lost the telephone enters again without a code, and is told', async () => {
  const [row] = await database().select().from(account).where(eq(account.username, 'rrhh'));
  const accountId = row?.id ?? 0;
  const enter = () => server.call(signIn, { usuario: 'rrhh', clave: 'anden2026' });
  const { personId, version, secondStep: asks } = await accountOf('rrhh');
  const lift = (known = version) =>
    server.call(liftSecondStep, { personId, version: known }, 'admin');
  expect([asks, (await lift()).status]).toEqual([false, 409]);
  await database()
    .insert(secondStep)
    .values({ accountId, secret: newSecret(), confirmedAt: clock.now() });
  expect((await enter()).error.code).toBe('falta_codigo');
  expect((await accountOf('rrhh')).secondStep).toBe(true);
  const stale = await lift(version + 1);
  expect([stale.status, stale.error.code]).toEqual([409, 'conflicto_version']);
  const { body } = await lift();
  expect(body).toMatchObject({ secondStep: false, version: version + 1 });
  const entered = await enter();
  expect(entered.status).toBe(200);
  const told = await server.call(listNotifications, {}, entered.body);
  expect(told.body.rows[0]?.title).toContain('dos pasos');
  const [trace] = await database()
    .select()
    .from(auditEntry)
    .where(eq(auditEntry.accion, liftSecondStep.name));
  expect(trace).toMatchObject({ entityId: String(accountId), after: { secondStep: false } });
});

test('the last administrator keeps the role and the way in, and does not reset their own password here', async () => {
  const { personId, version, username, roleId } = await accountOf('admin');
  const save = (fields: object) =>
    server.call(
      saveAccount,
      { personId, version, username, roleId, active: true, ...fields },
      'admin',
    );
  expect((await save({ roleId: roleOf('Empleado') })).error.message).toContain('última');
  expect((await save({ active: false })).error.message).toContain('última');
  expect((await server.call(resetPassword, { personId, version }, 'admin')).status).toBe(409);
  expect((await server.call(listRoles, {}, 'admin')).status).toBe(200);
});

test('whoever administers only people neither hands out rights above theirs nor takes over who has them', async () => {
  const clerk = await accountOf('empleado');
  const flags = normalizeRoles({ ADMIN: { users: true }, CHATS: true });
  const made = await server.call(saveRole, { name: 'Mesa', scope: 'all', flags }, 'admin');
  const plain = await server.call(
    saveRole,
    { name: 'Solo chat', scope: 'own', flags: normalizeRoles({ CHATS: true }) },
    'admin',
  );
  const { personId, version, username } = clerk;
  const give = { personId, version, username, roleId: made.body.id, active: true };
  expect((await server.call(saveAccount, give, 'admin')).status).toBe(200);
  const admin = await accountOf('admin');
  const takeOver = { personId: admin.personId, version: admin.version };
  expect((await server.call(resetPassword, takeOver, 'empleado')).status).toBe(409);
  expect((await server.call(liftSecondStep, takeOver, 'empleado')).status).toBe(409);
  const climb = { ...give, version: version + 1, roleId: admin.roleId };
  expect((await server.call(saveAccount, climb, 'empleado')).status).toBe(409);
  const someone = await somebodyNew('T2', '30111223', '27301112233');
  const fresh = { personId: someone, username: 'mesa.nueva', active: true };
  const refused = await server.call(
    saveAccount,
    { ...fresh, roleId: roleOf('Recursos Humanos') },
    'empleado',
  );
  expect(refused.status).toBe(409);
  const allowed = await server.call(saveAccount, { ...fresh, roleId: plain.body.id }, 'empleado');
  expect(allowed.status).toBe(200);
});

test('many get a role at once; who has no account is told apart', async () => {
  const personId = await somebodyNew('T3', '30111224', '27301112241');
  const rrhh = await accountOf('rrhh');
  const { body } = await server.call(
    changePeople,
    {
      selection: { kind: 'rows', ids: [rrhh.personId, personId] },
      change: { kind: 'role', roleId: roleOf('Empleado') },
    },
    'admin',
  );
  expect(body).toMatchObject({ done: 1, refused: 1 });
  expect(body.results.find(({ id }) => id === personId)?.message).toBe('No tiene cuenta.');
  expect((await accountOf('rrhh')).roleName).toBe('Empleado');
});

test('of many who change a role at once one does, and the rest hear of the conflict', async () => {
  const { personId, version, username } = await accountOf('operario');
  // Both are other ones: who asks for what is there already changes nothing, and has no conflict.
  const names = ['Empleado', 'Supervisor'];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, at) => {
      const roleId = roleOf(names[at % 2] ?? '');
      const input = { personId, version, username, roleId, active: true };
      return server.call(saveAccount, input, 'admin');
    }),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(11).fill(409)]);
});
