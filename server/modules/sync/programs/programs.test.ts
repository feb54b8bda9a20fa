import { listAudit } from '@contract/admin/listAudit';
import { getPresence, listPunchDay } from '@contract/markings/boardAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import {
  createProgram,
  getProgramChoices,
  listPrograms,
  revokeProgram,
  rotateProgram,
  saveProgram,
} from '@contract/sync/programAcciones';
import { listPeople } from '@contract/users/personAcciones';
import { eq } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../../tests/support/buildServer';
import { program, programKey } from '../../../db/schema/programs';
import { account, idempotencyKey, role } from '../../../db/schema/session';

let server: TestServer;
let roleId: number;

beforeAll(async () => {
  server = await buildServer();
  const { body } = await server.call(getProgramChoices, {}, 'admin');
  roleId = body.roles.find(({ name }) => name === 'Programas que leen horarios')?.id ?? 0;
});
afterAll(() => server.close());

const db = () => server.services.database.db;
let made = 0;

async function give(more: Partial<{ acciones: string[]; perMinute: number; days: number }> = {}) {
  made += 1;
  const fields = {
    name: `Programa ${made}`,
    note: '',
    roleId,
    perMinute: 60,
    days: 30,
    acciones: ['persona.listar', 'fichada.verPresentes'],
    ...more,
  };
  const { status, body, error } = await server.call(createProgram, fields, 'admin');
  if (status !== 200) throw new Error(JSON.stringify(error));
  const [row] = await db().select().from(program).where(eq(program.id, body.program.id));
  return { ...body, as: { id: row?.accountId ?? 0, JWT: body.key ?? '' } };
}

test('a key asks what its list names, as its program, and every call is in the audit', async () => {
  const { as, key, program: given } = await give();
  const { status, body } = await server.call(listPeople, {}, as);
  expect([status, body.rows.length > 10]).toEqual([200, true]);
  const other = await server.call(listPunchDay, { siteId: 1, day: '2026-11-20' }, as);
  expect([other.status, other.error.message]).toEqual([
    403,
    'La clave de este programa no incluye esa acción.',
  ]);
  expect((await server.call(listPeople, {}, { id: as.id + 1, JWT: as.JWT })).status).toBe(403);
  const seen = (await server.call(listPrograms, { search: given.name }, 'admin')).body.rows[0];
  expect(seen).toMatchObject({ state: 'active', lastUsedAt: expect.any(String) });
  expect(JSON.stringify(seen)).not.toContain(key);
  expect(JSON.stringify(await db().select().from(programKey))).not.toContain(key);
  const audit = (await server.call(listAudit, { size: 10 }, 'admin')).body.rows;
  const told = audit.map(({ did, thing }) => `${did} ${thing}`);
  expect(told).toContain('pidió la acción “persona.listar”');
  expect(told.join()).toMatch(/no pudo pedir la acción “fichada\.listar/);
  expect(told).toContain(`dio de alta el programa “${given.name}”`);
});

test('nobody signs in as a program, and its key opens no file, photo or stream', async () => {
  const { as, key } = await give();
  const [row] = await db().select().from(account).where(eq(account.id, as.id));
  expect(row).toMatchObject({ active: false, personId: null });
  for (const clave of ['', key ?? '']) {
    const entered = await server.call(signIn, { usuario: row?.username ?? '', clave });
    expect([401, 422]).toContain(entered.status);
  }
  for (const url of ['/eventos', '/legajo/imagen/20123456', '/fotos/20123456']) {
    const headers = { authorization: `Bearer ${key}` };
    expect((await server.app.inject({ url, headers })).statusCode).toBe(401);
  }
});

test.each([
  'usuario.ingresar',
  'usuario.cambiarClave',
  'usuario.activarSegundoPaso',
  'programa.crear',
  'programa.renovarClave',
  'verComo.empezar',
  'cuenta.reiniciarClave',
  'cuenta.guardar',
  'rol.guardar',
  'solicitud.aprobar',
  'firma.firmar',
  'recibo.firmar',
  'liquidacion.pagar',
  'cierre.cerrarHoras',
  'exportacion.crear',
  'importacion.aplicar',
  'copia.restaurar',
  'mensaje.enviar',
  'nada.deEsto',
])('no program is given %s', async (name) => {
  await expect(give({ acciones: ['persona.listar', name] })).rejects.toThrow(/no se puede dar/);
});

test('what a stored list names is judged again at each call', async () => {
  const { as, program: given } = await give();
  const acciones = ['programa.listar', 'persona.listar'];
  await db().update(program).set({ acciones }).where(eq(program.id, given.id));
  expect((await server.call(listPrograms, {}, as)).status).toBe(403);
  expect((await server.call(listPeople, {}, as)).status).toBe(200);
});

test('nobody gives more than they hold: neither a wider role nor an accion of it', async () => {
  const [wide] = await db()
    .insert(role)
    .values({ name: 'Depósito entero', scope: 'all', flags: { ORDERS: true, MARKINGS: {} } })
    .returning();
  const [narrow] = await db()
    .insert(role)
    .values({ name: 'Enlaces de sede', scope: 'site', flags: { SYNC: true, ORDERS: true } })
    .returning();
  const asked = { name: 'De más', note: '', perMinute: 60, days: 30 };
  const orders = { ...asked, roleId: wide?.id ?? 0, acciones: ['pedido.listar'] };
  const refused = await server.call(createProgram, orders, 'admin');
  expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([422, ['roleId']]);
  const lacking = { ...asked, roleId, acciones: ['pedido.listar'] };
  expect((await server.call(createProgram, lacking, 'admin')).error.fields).toHaveProperty(
    'acciones',
  );
  await db().update(account).set({ roleId: narrow?.id }).where(eq(account.username, 'operario'));
  const site = await server.call(createProgram, orders, 'operario');
  expect(Object.keys(site.error.fields ?? {})).toEqual(['roleId']);
  const rotated = (await give()).program.id;
  const theirs = { id: rotated, days: 10, overlapHours: 0 };
  expect((await server.call(rotateProgram, theirs, 'operario')).error.fields).toHaveProperty(
    'roleId',
  );
});

test('what its role loses, a program loses with the next call', async () => {
  const [own] = await db()
    .insert(role)
    .values({ name: 'Para quitarle', scope: 'all', flags: { MARKINGS: { SHOW: true } } })
    .returning();
  const { as, program: given } = await give();
  const { body } = await server.call(
    saveProgram,
    {
      id: given.id,
      version: given.version,
      name: given.name,
      note: 'cambia',
      roleId: own?.id ?? 0,
      perMinute: 60,
      acciones: ['fichada.verPresentes'],
    },
    'admin',
  );
  expect(body).toMatchObject({ note: 'cambia', roleName: 'Para quitarle' });
  expect((await server.call(getPresence, {}, as)).status).toBe(200);
  expect((await server.call(listPeople, {}, as)).status).toBe(403);
  await db()
    .update(role)
    .set({ flags: {} })
    .where(eq(role.id, own?.id ?? 0));
  expect((await server.call(getPresence, {}, as)).status).toBe(403);
});

test('a key is renewed with an overlap, and revoked at once', async () => {
  const first = await give();
  const renew = { id: first.program.id, days: 90, overlapHours: 24 };
  const { body } = await server.call(rotateProgram, renew, 'admin');
  expect(body.program).toMatchObject({ state: 'rotating', overlapUntil: expect.any(String) });
  const second = { id: first.as.id, JWT: body.key ?? '' };
  expect((await server.call(listPeople, {}, first.as)).status).toBe(200);
  expect((await server.call(listPeople, {}, second)).status).toBe(200);
  await server.travel({ hours: 25 });
  expect((await server.call(listPeople, {}, first.as)).status).toBe(401);
  expect((await server.call(listPeople, {}, second)).status).toBe(200);
  const gone = await server.call(revokeProgram, { id: first.program.id }, 'admin');
  expect(gone.body.state).toBe('revoked');
  expect((await server.call(listPeople, {}, second)).status).toBe(401);
  const again = await server.call(rotateProgram, { ...renew, overlapHours: 0 }, 'admin');
  expect(again.body.program.state).toBe('active');
});

test('it says when a key is about to expire, and then it no longer serves', async () => {
  const { as, program: given } = await give({ days: 20 });
  const state = async () =>
    (await server.call(listPrograms, { search: given.name }, 'admin')).body.rows[0]?.state;
  expect(await state()).toBe('active');
  await server.travel({ days: 10 });
  expect(await state()).toBe('expiring');
  await server.travel({ days: 11 });
  expect([await state(), (await server.call(listPeople, {}, as)).status]).toEqual(['expired', 401]);
});

test('more calls than its figure wait; other programs do not', async () => {
  const { as } = await give({ perMinute: 3 });
  const { as: other } = await give({ perMinute: 3 });
  const statuses: number[] = [];
  for (let call = 0; call < 4; call += 1) {
    statuses.push((await server.call(listPeople, {}, as)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await server.call(listPeople, {}, other)).status).toBe(200);
});

test('sent twice with one key of request, one program is made and its key is kept nowhere', async () => {
  const fields = {
    name: 'Una sola vez',
    note: '',
    roleId,
    perMinute: 60,
    days: 30,
    acciones: ['persona.listar'],
  };
  const headers = { 'idempotency-key': 'programa-una-vez' };
  const first = await server.call(createProgram, fields, 'admin', headers);
  const again = await server.call(createProgram, fields, 'admin', headers);
  expect([again.body.program.id, again.body.key]).toEqual([first.body.program.id, null]);
  const kept = JSON.stringify(await db().select().from(idempotencyKey));
  expect(kept).not.toContain(first.body.key);
  const twin = await server.call(createProgram, { ...fields, name: 'UNA SOLA VEZ' }, 'admin');
  expect(twin.error.fields).toEqual({ name: 'Ya hay un programa con ese nombre.' });
});

test('whoever only looks makes, renews and revokes nothing', async () => {
  await db()
    .update(role)
    .set({ flags: { SYNC: { show: true }, MARKINGS: { SHOW: true }, SCHEDULES: { SHOW: true } } })
    .where(eq(role.name, 'Enlaces de sede'));
  const { program: given } = await give();
  const { id } = given;
  expect((await server.call(listPrograms, {}, 'operario')).status).toBe(200);
  expect((await server.call(getProgramChoices, {}, 'operario')).status).toBe(403);
  expect((await server.call(revokeProgram, { id }, 'operario')).status).toBe(403);
  const renew = { id, days: 1, overlapHours: 0 };
  expect((await server.call(rotateProgram, renew, 'operario')).status).toBe(403);
});
