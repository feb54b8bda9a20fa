import { listRoles } from '@contract/admin/roleAcciones';
import {
  getOrganisationSettings,
  saveBranding,
  saveMail,
  saveSecurity,
  tryMail,
} from '@contract/organisation/settingsAcciones';
import { createPost } from '@contract/posts/postAcciones';
import { signIn } from '@contract/session/sessionAcciones';
import { listPeople } from '@contract/users/personAcciones';
import { eq, sql } from 'drizzle-orm';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';
import { auditEntry } from '../../db/schema/audit';
import { account, secondStep, session, signInFailure } from '../../db/schema/session';
import { newSecret } from '../../engine/session/oneTimeCodes';
import { brandStyle, pageLook } from '../../engine/settings/pageLook';
import { clock } from '../../engine/time/clock';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  smtp = await startMailServer({ user: 'anden', pass: 'secreta-de-correo' });
  server = await buildServer();
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const settings = async () => (await server.call(getOrganisationSettings, {}, 'admin')).body;

test('the name and the colour reach the next page that anybody opens, from any process', async () => {
  const { db } = server.services.database;
  expect((await pageLook(db)).style).toBe('');
  const { version } = (await settings()).branding;
  const facts = { taxId: '30-71459803-8', address: 'Ruta 9 km 34' };
  const change = { name: 'Frío & Flete', color: '#8A1C7C', ...facts, version };
  const { body } = await server.call(saveBranding, change, 'admin');
  expect(body.branding).toEqual({
    name: 'Frío & Flete',
    color: '#8a1c7c',
    taxId: '30714598038',
    address: 'Ruta 9 km 34',
    logo: null,
    version: version + 1,
  });
  const look = await pageLook(db);
  expect(look).toEqual({
    name: 'Frío & Flete',
    facts: 'CUIT 30-71459803-8 · Ruta 9 km 34',
    style: brandStyle('#8a1c7c'),
    logo: null,
  });
  expect(look.style).toContain('--login-primary:#8a1c7c');
  const late = await server.call(saveBranding, { ...change, color: null }, 'admin');
  expect([late.status, late.error.code]).toEqual([409, 'conflicto_version']);
  expect(late.error.detail).toMatchObject({ current: { name: 'Frío & Flete' } });
});

test.each(['rojo', '#12345', '</style><script>', '#12345g'])('%s is no colour', async (color) => {
  const { version } = (await settings()).branding;
  const { status, error } = await server.call(saveBranding, { name: 'X', color, version }, 'admin');
  expect([status, Object.keys(error.fields ?? {})]).toEqual([422, ['color']]);
});

test('mail goes through the server that was set, with a password that is never shown', async () => {
  const mailServer = {
    host: '127.0.0.1',
    port: smtp.port,
    security: 'none' as const,
    username: 'anden',
    from: 'rrhh@austral.example',
  };
  const { version } = (await settings()).mail;
  const set = { server: mailServer, password: 'secreta-de-correo', version };
  const { body } = await server.call(saveMail, set, 'admin');
  expect(body.mail).toEqual({
    source: 'house',
    server: mailServer,
    hasPassword: true,
    trial: 'none',
    version: version + 1,
  });
  const post = { title: 'Leer', audience: { kind: 'all' as const }, asksConfirmation: true };
  await server.call(createPost, post, 'rrhh');
  const mails = await until(smtp.mails, (all) => all.length > 0);
  expect(mails[0]).toMatch(/From: rrhh@austral\.example/);
  const kept = { ...set, password: undefined, version: version + 1 };
  expect((await server.call(saveMail, kept, 'admin')).body.mail.hasPassword).toBe(true);
  const none = { server: null, version: version + 2 };
  const gone = await server.call(saveMail, none, 'admin');
  expect(gone.body.mail).toMatchObject({ source: 'none', hasPassword: false });
  const entries = await server.services.database.db.select().from(auditEntry);
  expect(JSON.stringify(entries)).not.toContain('secreta-de-correo');
});

test('a server of mail is tried as it is typed, and says what is wrong in words', async () => {
  const typed = {
    host: '127.0.0.1',
    port: smtp.port,
    security: 'none' as const,
    username: 'anden',
    from: 'rrhh@austral.example',
  };
  smtp.forget();
  const asked = { server: typed, password: 'secreta-de-correo', to: 'ana@austral.example' };
  expect((await server.call(tryMail, asked, 'admin')).body).toEqual({ to: 'ana@austral.example' });
  expect(smtp.mails().join()).toMatch(/To: ana@austral\.example/);
  expect((await settings()).mail.source).toBe('none');
  const wrong = await server.call(tryMail, { ...asked, password: 'otra' }, 'admin');
  expect([wrong.status, wrong.error.message]).toEqual([409, expect.stringMatching(/contraseña/)]);
  const nobody = { ...asked, server: { ...typed, port: 1 } };
  const silent = await server.call(tryMail, nobody, 'admin');
  expect(silent.error.message).toMatch(/no contesta nadie/);
  expect((await server.call(tryMail, asked, 'rrhh')).status).toBe(403);
});

test('how long a session lasts and how many tries there are follow the setting at once', async () => {
  const { db } = server.services.database;
  const before = (await settings()).security;
  const change = { sessionDays: 1, tries: 3, secondStepForAdmins: false, version: before.version };
  expect((await server.call(saveSecurity, change, 'admin')).status).toBe(200);
  await server.call(signIn, { usuario: 'operario', clave: 'anden2026' });
  const [last] = await db
    .select({
      hours: sql<number>`extract(epoch from ${session.expiresAt} - anden_now())::int / 3600`,
    })
    .from(session)
    .innerJoin(account, eq(account.id, session.accountId))
    .where(eq(account.username, 'operario'))
    .orderBy(sql`${session.createdAt} desc`)
    .limit(1);
  expect(last?.hours).toBeLessThanOrEqual(24);
  const wrong = () => server.call(signIn, { usuario: 'operario', clave: 'no' });
  expect([(await wrong()).status, (await wrong()).status, (await wrong()).status]).toEqual([
    401, 401, 429,
  ]);
  await db.delete(signInFailure);
});

test('who administers without a second step keeps the rest, once the organisation asks for it', async () => {
  const { db } = server.services.database;
  const { version, ...now } = (await settings()).security;
  const ask = { ...now, secondStepForAdmins: true, version };
  const early = await server.call(saveSecurity, ask, 'admin');
  expect([early.status, early.error.message]).toEqual([409, expect.stringMatching(/^Primero/)]);
  const [admin] = await db.select().from(account).where(eq(account.username, 'admin'));
  const accountId = admin?.id ?? 0;
  await db.insert(secondStep).values({ accountId, secret: newSecret(), confirmedAt: clock.now() });
  expect((await server.call(saveSecurity, ask, 'admin')).status).toBe(200);
  expect((await server.call(listRoles, {}, 'admin')).status).toBe(200);
  await db.delete(secondStep);
  const { status, error } = await server.call(listRoles, {}, 'admin');
  expect([status, error.message]).toEqual([403, expect.stringMatching(/dos pasos/)]);
  expect((await server.call(listPeople, {}, 'admin')).status).toBe(200);
  expect((await server.call(listPeople, {}, 'rrhh')).status).toBe(200);
});

test('nobody else reads or writes the settings', async () => {
  expect((await server.call(getOrganisationSettings, {}, 'rrhh')).status).toBe(403);
});
