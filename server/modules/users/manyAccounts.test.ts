import { listRoles, saveRole } from '@contract/admin/roleAcciones';
import { makeCuil } from '@contract/core/cuil';
import { listJobResults } from '@contract/jobs/jobAcciones';
import { listJobs } from '@contract/jobs/listJobs';
import { normalizeRoles } from '@contract/session/normalizeRoles';
import { signIn } from '@contract/session/sessionAcciones';
import {
  createAccounts,
  givePasswords,
  mailPasswords,
  previewPasswords,
} from '@contract/users/manyAccountAcciones';
import { createPerson, listEmployees } from '@contract/users/personAcciones';
import { desc, eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';
import { auditEntry } from '../../db/schema/audit';
import { person } from '../../db/schema/organisation';
import { account, idempotencyKey } from '../../db/schema/session';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startMailServer>>;
let roles: Record<string, number>;

beforeAll(async () => {
  smtp = await startMailServer();
  server = await buildServer({ SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
  const { body } = await server.call(listRoles, {}, 'admin');
  roles = Object.fromEntries(body.rows.map(({ name, id }) => [name, id]));
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const database = () => server.services.database.db;
const roleOf = (name: string) => roles[name] ?? 0;
const rowsOf = (...ids: number[]) => ({ selection: { kind: 'rows' as const, ids } });

let made = 0;
async function newcomer(fields: Record<string, unknown> = {}) {
  made += 1;
  const dni = String(48_100_000 + made);
  const names = { lastName: 'Paz', firstName: 'Ana', docket: `M${made}`, areaId: 1 };
  const dates = { birthDate: '1990-05-02', hireDate: '2024-03-01' };
  const input = { ...names, ...dates, dni, cuil: makeCuil('27', dni), ...fields };
  return (await server.call(createPerson, input, 'admin')).body.id;
}

async function personOf(username: string) {
  const [row] = await database().select().from(account).where(eq(account.username, username));
  return row?.personId ?? 0;
}

test('many get an account of their own name; who has one keeps it, and each is told', async () => {
  const [one, other] = [await newcomer(), await newcomer()];
  const clerk = await personOf('empleado');
  const asked = { ...rowsOf(one, other, clerk), roleId: roleOf('Empleado') };
  const { body } = await server.call(createAccounts, asked, 'admin');
  expect([body.done, body.refused]).toEqual([2, 1]);
  expect(body.results.find(({ id }) => id === clerk)?.message).toBe(
    'Ya tiene cuenta: entra con «empleado».',
  );
  expect([await personOf('ana.paz'), await personOf('ana.paz2')]).toEqual([one, other]);
  const filters = [{ field: 'account', operator: 'in', value: ['waiting'] }];
  const { body: waiting } = await server.call(listEmployees, { filters }, 'admin');
  expect(waiting.rows.map(({ id }) => id)).toEqual(expect.arrayContaining([one, other]));
  expect(waiting.rows.some(({ id }) => id === clerk)).toBe(false);
});

test('who administers only people gives no role above theirs', async () => {
  const flags = normalizeRoles({ ADMIN: { users: true } });
  const desk = await server.call(saveRole, { name: 'Altas', scope: 'all', flags }, 'admin');
  await database()
    .update(account)
    .set({ roleId: desk.body.id })
    .where(eq(account.username, 'supervisor'));
  const asked = { ...rowsOf(await newcomer()), roleId: roleOf('Administración') };
  const refused = await server.call(createAccounts, asked, 'supervisor');
  expect([refused.status, refused.error.code]).toEqual([409, 'conflicto']);
});

test('slips open the door once; they are shown once, kept nowhere, and not for who chose a password', async () => {
  const somebody = await newcomer();
  const asked = { ...rowsOf(somebody), roleId: roleOf('Empleado') };
  await server.call(createAccounts, asked, 'admin');
  const everyone = rowsOf(somebody, await newcomer(), await personOf('operario'));
  const { body: outlook } = await server.call(previewPasswords, everyone, 'admin');
  expect(outlook).toEqual({ ready: 1, refused: 2, withoutMail: 1, mail: true });
  const key = { 'idempotency-key': 'slips-once' };
  const { body } = await server.call(givePasswords, everyone, 'admin', key);
  const [slip] = body.slips ?? [];
  expect(body.refused.map(({ message }) => message).sort()).toEqual([
    'No tiene cuenta.',
    'Ya eligió su contraseña: se reinicia desde su ficha.',
  ]);
  const again = await server.call(givePasswords, everyone, 'admin', key);
  expect(again.body.slips).toBeNull();
  const password = slip?.password ?? '';
  expect(password).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  const audits = await database().select().from(auditEntry).orderBy(desc(auditEntry.id)).limit(9);
  const answers = await database().select().from(idempotencyKey);
  expect(JSON.stringify([audits, answers])).not.toContain(password);
  const entered = await server.call(signIn, { usuario: slip?.username ?? '', clave: password });
  expect(entered.status).toBe(200);
});

test('by mail each gets their own; who has no address is told apart, and no row keeps a password', async () => {
  const [mailed, without] = [await newcomer({ email: 'ana@anden.example' }), await newcomer()];
  const asked = { ...rowsOf(mailed, without), roleId: roleOf('Empleado') };
  await server.call(createAccounts, asked, 'admin');
  const { body } = await server.call(mailPasswords, rowsOf(mailed, without), 'admin');
  await until(
    () => server.call(listJobs, {}, 'admin'),
    (answer) => answer.body.rows.some(({ id, finishedAt }) => id === body.jobId && finishedAt),
  );
  const wanted = { jobId: body.jobId ?? '', onlyRefused: false };
  const results = await server.call(listJobResults, wanted, 'admin');
  expect(results.body.rows.map(({ id, ok, message }) => [id, ok, message])).toEqual([
    [mailed, true, null],
    [without, false, 'No tiene correo cargado.'],
  ]);
  const [row] = await database()
    .select({ username: account.username })
    .from(account)
    .innerJoin(person, eq(person.id, account.personId))
    .where(eq(person.id, mailed));
  const [mail] = smtp.mails();
  const [password = ''] = /[2-9A-Z]{4}-[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(mail ?? '') ?? [];
  expect(mail).toContain(`Usuario: ${row?.username}`);
  const entered = await server.call(signIn, { usuario: row?.username ?? '', clave: password });
  expect(entered.status).toBe(200);
});
