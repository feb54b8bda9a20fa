import { readFile, rm, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  createBackup,
  deleteBackup,
  encryptBackup,
  listBackups,
  restoreBackup,
  saveBackupPlan,
} from '@contract/admin/backupAcciones';
import { listRoles, saveRole } from '@contract/admin/roleAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { until } from '../../../tests/support/until';
import { backupPath } from '../../engine/backup/backupFolder';
import { clearCopy } from '../../engine/backup/clearCopy';
import { forgetDaily } from '../../engine/backup/dailyBackup';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const copies = async () => (await server.call(listBackups, {}, 'admin')).body;

async function makeOne() {
  const before = (await copies()).rows.length;
  expect((await server.call(createBackup, {}, 'admin')).status).toBe(200);
  const done = await until(copies, ({ rows, making }) => rows.length > before && !making);
  const [newest] = done.rows;
  if (!newest) throw new Error('no copy');
  return newest;
}

/** A copy takes seconds, so a test that only needs there to be one asks here. */
const anyCopy = async () => (await copies()).rows[0] ?? makeOne();

const phrase = 'siete zorzales sobre el tanque';
const fetchAs = async (url: string, user: string) => {
  const { JWT } = await server.sessionOf(user);
  return server.app.inject({ url, headers: { authorization: `Bearer ${JWT}` } });
};
const ticketFor = async (name: string) =>
  (await server.call(encryptBackup, { name, phrase }, 'admin')).body.url;

test('a copy is made, shown, taken away and deleted, by nobody else', async () => {
  const copy = await makeOne();
  expect(copy).toMatchObject({ reason: 'manual', version: 'test' });
  expect(copy.rows).toBeGreaterThan(1000);
  expect(copy.files).toBeGreaterThan(0);
  const url = await ticketFor(copy.name);
  const file = await fetchAs(url, 'admin');
  expect(file.statusCode).toBe(200);
  expect(Number(file.headers['content-length'])).toBe(file.rawPayload.length);
  expect((await fetchAs(url, 'rrhh')).statusCode).toBe(403);
  const plain = `/archivos/copias/${copy.name}`;
  for (const refused of [plain, `${plain}.zip`, `${plain}?permiso=x`, `${url}x`]) {
    expect([refused, (await fetchAs(refused, 'admin')).statusCode]).toEqual([refused, 403]);
  }
  const elsewhere = url.replace(copy.name, 'anden-2020-01-01-000000');
  expect((await fetchAs(elsewhere, 'admin')).statusCode).toBe(403);
  for (const accion of [createBackup, deleteBackup, restoreBackup, encryptBackup]) {
    expect((await server.call(accion, {}, 'rrhh')).status).toBe(403);
  }
  expect((await server.call(deleteBackup, { name: copy.name }, 'admin')).status).toBe(200);
  expect((await server.call(deleteBackup, { name: copy.name }, 'admin')).status).toBe(404);
  expect((await server.call(deleteBackup, { name: '../../etc/passwd' }, 'admin')).status).toBe(404);
});

test('what is taken away holds nothing in clear and opens with its phrase alone', async () => {
  const { name } = await anyCopy();
  const { rawPayload } = await fetchAs(await ticketFor(name), 'admin');
  const { config } = server.services;
  const original = await readFile(await backupPath(config, name));
  expect(original.includes('tables/account.copy')).toBe(true);
  expect(rawPayload.includes('tables/account.copy')).toBe(false);
  expect(rawPayload.includes('manifest.json')).toBe(false);
  const taken = path.join(config.dataDir, 'traida.anden');
  await writeFile(taken, rawPayload);
  const opened = await clearCopy(taken, config.dataDir, async () => phrase);
  expect((await readFile(opened.file)).equals(original)).toBe(true);
  await opened.forget();
  await expect(
    clearCopy(taken, config.dataDir, async () => 'otra frase cualquiera'),
  ).rejects.toMatchObject({ code: 'copia_danada' });
  await rm(taken);
});

test('a weak phrase is refused beside its field', async () => {
  const { name } = await anyCopy();
  for (const weak of ['corta', '123456789012', 'contraseña2026']) {
    const { status, error } = await server.call(encryptBackup, { name, phrase: weak }, 'admin');
    expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['phrase']]);
  }
});

test('copies are of who administers everything: the settings alone reach none', async () => {
  const { name } = await anyCopy();
  const url = await ticketFor(name);
  const { body: roles } = await server.call(listRoles, {}, 'admin');
  const flags = { ...roles.rows[0]?.flags, ADMIN: { settings: true, users: true, audit: true } };
  const role = { name: 'Ajustes', scope: 'all', flags };
  const { body } = await server.call(saveRole, role, 'admin');
  const { pool } = server.services.database;
  await pool.query(`update account set role_id = $1 where username = 'supervisor'`, [body.id]);
  const inputs = [
    [listBackups, {}],
    [createBackup, {}],
    [encryptBackup, { name, phrase }],
    [deleteBackup, { name }],
    [restoreBackup, { name, confirmation: name }],
  ] as const;
  for (const [accion, input] of inputs) {
    const { status } = await server.call(accion, input, 'supervisor');
    expect([accion.name, status]).toEqual([accion.name, 403]);
  }
  expect((await fetchAs(url, 'supervisor')).statusCode).toBe(403);
});

test('the plan is kept by its version', async () => {
  const { plan } = await copies();
  expect(plan.version).toBe(0);
  const saved = await server.call(saveBackupPlan, { ...plan, keepDays: 30 }, 'admin');
  expect(saved.body).toMatchObject({ keepDays: 30, version: 1 });
  const stale = await server.call(saveBackupPlan, { ...plan, keepDays: 7 }, 'admin');
  expect(stale.error).toMatchObject({ detail: { current: { keepDays: 30 } } });
  const wrong = await server.call(saveBackupPlan, { ...saved.body, keepDays: 0 }, 'admin');
  expect(wrong.status).toBe(422);
});

test('only daily copies are forgotten by their age', async () => {
  const { name } = await anyCopy();
  const file = await backupPath(server.services.config, name);
  const longAgo = new Date('2026-01-01');
  await utimes(file, longAgo, longAgo);
  await forgetDaily(server.services.config, 14);
  expect((await copies()).rows.map((row) => row.name)).toContain(name);
});

test('restoring takes everything back, keeps a copy of what there was and ends every session', async () => {
  const { name } = await anyCopy();
  const { scope, flags } = (await server.call(listRoles, {}, 'admin')).body.rows[0] ?? {};
  await server.call(saveRole, { name: 'Después de la copia', scope, flags }, 'admin');
  const mistyped = await server.call(restoreBackup, { name, confirmation: 'si' }, 'admin');
  expect([mistyped.status, mistyped.error.fields]).toEqual([
    422,
    { confirmation: expect.any(String) },
  ]);

  const restoring = server.call(restoreBackup, { name, confirmation: name }, 'admin');
  // Meanwhile nobody is let in, and is told why.
  const shut = await until(
    () => server.call(listRoles, {}, 'admin'),
    ({ error }) => error?.code === 'restaurando',
  );
  expect(shut.status).toBe(503);
  const { status, body } = await restoring;
  expect(status).toBe(200);
  expect((await server.call(listRoles, {}, 'admin')).status).toBe(401);

  const again = await server.call(signIn, { usuario: 'admin', clave: 'anden2026' });
  const session = { id: again.body.id, JWT: again.body.JWT };
  const roles = (await server.call(listRoles, {}, session)).body.rows.map((role) => role.name);
  expect(roles).not.toContain('Después de la copia');
  const after = (await server.call(listBackups, {}, session)).body.rows;
  expect(after.find((copy) => copy.name === body.before)?.reason).toBe('beforeRestore');

  const broken = path.join(
    server.services.config.dataDir,
    'backups',
    'anden-2020-01-01-000000.zip',
  );
  await writeFile(broken, 'no es una copia');
  const input = { name: 'anden-2020-01-01-000000', confirmation: 'anden-2020-01-01-000000' };
  const refused = await server.call(restoreBackup, input, session);
  expect([refused.status, refused.error.code]).toEqual([422, 'copia_danada']);
  expect((await server.call(listRoles, {}, session)).status).toBe(200);
});
