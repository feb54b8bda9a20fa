import { activateSecondStep } from '@contract/session/activateSecondStep';
import { prepareSecondStep } from '@contract/session/prepareSecondStep';
import { removeSecondStep } from '@contract/session/removeSecondStep';
import { getSecondStep, renewRecoveryCodes } from '@contract/session/secondStepAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { TOTP } from 'otpauth';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { auditEntry } from '../../db/schema/audit';
import { idempotencyKey, secondStep, signInFailure } from '../../db/schema/session';
import { clock } from '../../engine/time/clock';

let server: TestServer;
const clave = 'anden2026';

beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const enter = (usuario: string, codigo?: string) => server.call(signIn, { usuario, clave, codigo });

/** The telephone shows this code, now or some steps away. */
const codeOf = (secret: string, steps = 0) =>
  new TOTP({ secret }).generate({ timestamp: clock.ms() + steps * 30_000 });

async function activate(usuario: string) {
  const { body: session } = await enter(usuario);
  const { body: key } = await server.call(prepareSecondStep, { clave }, session);
  const codigo = codeOf(key.key, -1);
  const { body } = await server.call(activateSecondStep, { codigo }, session);
  return { session, secret: key.key, uri: key.uri, codes: body.codes };
}

test('with it, the password alone does not enter; a code does, and only once', async () => {
  const { secret, uri, codes } = await activate('empleado');
  expect(uri).toMatch(/^otpauth:\/\/totp\/.+empleado\?issuer=/);
  expect(new Set(codes).size).toBe(10);
  const without = await enter('empleado');
  expect([without.status, without.error.code]).toEqual([401, 'falta_codigo']);
  const code = codeOf(secret);
  const tries = await Promise.all([enter('empleado', code), enter('empleado', code)]);
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 401]);
  const before = await enter('empleado', codeOf(secret, -1));
  expect([before.status, before.error.code]).toEqual([401, 'codigo_incorrecto']);
});

test('a recovery code enters once, as it was copied, and one fewer is left', async () => {
  const { session, codes } = await activate('rrhh');
  const typed = (codes[0] ?? '').toUpperCase().replaceAll('-', ' ');
  expect((await enter('rrhh', typed)).status).toBe(200);
  expect((await enter('rrhh', typed)).error.code).toBe('codigo_incorrecto');
  const { body } = await server.call(getSecondStep, {}, session);
  expect(body.codesLeft).toBe(9);
  const { body: fresh } = await server.call(renewRecoveryCodes, { clave }, session);
  expect((await enter('rrhh', codes[1])).error.code).toBe('codigo_incorrecto');
  expect((await enter('rrhh', fresh.codes[1])).status).toBe(200);
});

test('a wrong password learns nothing of the second step', async () => {
  await activate('jefe');
  const answer = await server.call(signIn, { usuario: 'jefe', clave: 'otra', codigo: '123456' });
  expect([answer.status, answer.error.code]).toEqual([401, 'credenciales']);
});

test('codes cannot be tried for ever, not even with the right password', async () => {
  await activate('operario');
  const answers = [];
  for (let index = 0; index < 6; index++) answers.push(await enter('operario', '000000'));
  expect(answers.map(({ status }) => status)).toContain(429);
  await server.services.database.db.delete(signInFailure);
});

test('it is not asked for before the first code, and asking for a key again changes it', async () => {
  const { body: session } = await enter('supervisor');
  const wrong = await server.call(prepareSecondStep, { clave: 'otra' }, session);
  expect([wrong.status, Object.keys(wrong.error.fields ?? {})]).toEqual([422, ['clave']]);
  const early = await server.call(activateSecondStep, { codigo: '123456' }, session);
  expect(early.status).toBe(409);
  const { body: first } = await server.call(prepareSecondStep, { clave }, session);
  const { body: second } = await server.call(prepareSecondStep, { clave }, session);
  expect((await enter('supervisor')).status).toBe(200);
  const old = await server.call(activateSecondStep, { codigo: codeOf(first.key) }, session);
  expect([old.status, Object.keys(old.error.fields ?? {})]).toEqual([422, ['codigo']]);
  const good = await server.call(activateSecondStep, { codigo: codeOf(second.key) }, session);
  expect(good.status).toBe(200);
  const again = await server.call(prepareSecondStep, { clave }, session);
  expect(again.status).toBe(409);
});

test('removing it takes the password and a code, and tells the owner', async () => {
  const { session, secret, codes } = await activate('admin');
  const bad = await server.call(removeSecondStep, { clave, codigo: '000000' }, session);
  expect(Object.keys(bad.error.fields ?? {})).toEqual(['codigo']);
  const lost = await server.call(removeSecondStep, { clave, codigo: codes[0] }, session);
  expect(lost.status).toBe(200);
  expect((await enter('admin')).status).toBe(200);
  const { body } = await server.call(getSecondStep, {}, session);
  expect(body).toEqual({ since: null, codesLeft: 0 });
  const { db } = server.services.database;
  const traces = JSON.stringify([
    await db.select().from(auditEntry),
    await db.select().from(idempotencyKey),
  ]);
  expect(traces).toContain('secondStep');
  expect(traces).not.toContain(secret);
  expect(traces).not.toContain(codes[1]);
});

test('the key is gone with the step', async () => {
  const { db } = server.services.database;
  const kept = await db.select().from(secondStep);
  const { body: session } = await enter('admin');
  expect(kept.map((row) => row.accountId)).not.toContain(session.id);
});
