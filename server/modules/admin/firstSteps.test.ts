import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createBackup, listBackups } from '@contract/admin/backupAcciones';
import { getFirstSteps, saveFirstSteps } from '@contract/admin/firstStepAcciones';
import { saveArea, saveSite } from '@contract/admin/organisationAcciones';
import {
  confirmTestMail,
  getOrganisationSettings,
  saveBranding,
  saveMail,
  tryMail,
} from '@contract/organisation/settingsAcciones';
import { createFirstAdministrator } from '@contract/server/serverAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';
import { startMailServer } from '../../../tests/support/mailServer';
import { until } from '../../../tests/support/until';

let server: TestServer;
let smtp: Awaited<ReturnType<typeof startMailServer>>;

beforeAll(async () => {
  smtp = await startMailServer({ user: 'anden', pass: 'secreta' });
  server = await buildServer({ ANDEN_DEMO: '0' });
  const first = {
    codigo: server.services.setupCode ?? '',
    organizacion: 'Frigorífico del Sur',
    nombre: 'Ana',
    apellido: 'Núñez',
    usuario: 'ana',
    clave: 'una clave larga',
  };
  await server.call(createFirstAdministrator, first);
});
afterAll(async () => {
  await server.close();
  await smtp.stop();
});

const guide = async () => (await server.call(getFirstSteps, {}, 'ana')).body;
const done = async () => (await guide()).steps.filter((step) => step.done).map(({ name }) => name);

test('on an empty installation nothing is done, and what is done ticks itself off', async () => {
  expect(await done()).toEqual([]);
  const { logo: _logo, ...branding } = (await server.call(getOrganisationSettings, {}, 'ana')).body
    .branding;
  const wrong = { ...branding, taxId: '30-71459803-1', address: 'Ruta 9 km 34' };
  const refused = await server.call(saveBranding, wrong, 'ana');
  expect([refused.status, refused.error.fields]).toEqual([
    422,
    { taxId: 'El dígito verificador no coincide.' },
  ]);
  await server.call(saveBranding, { ...wrong, taxId: '30-71459803-8' }, 'ana');
  expect(await done()).toEqual(['organisation']);
  const place = {
    name: 'Planta',
    zone: 'America/Argentina/Buenos_Aires',
    latitude: null,
    longitude: null,
  };
  const site = await server.call(saveSite, place, 'ana');
  expect(site.status).toBe(200);
  expect(await done()).toEqual(['organisation']);
  const area = await server.call(saveArea, { name: 'Faena', siteId: site.body.id }, 'ana');
  expect(area.status).toBe(200);
  expect(await done()).toEqual(['organisation', 'places']);
});

test('what is not needed is kept until it is taken back, and a stale choice is refused', async () => {
  const { version } = await guide();
  const skip = { skipped: ['mail' as const], putAway: false, version };
  const { body } = await server.call(saveFirstSteps, skip, 'ana');
  expect(body.steps.filter(({ skipped }) => skipped).map(({ name }) => name)).toEqual(['mail']);
  const late = await server.call(saveFirstSteps, skip, 'ana');
  expect([late.status, late.error.code]).toEqual([409, 'conflicto_version']);
  const back = { skipped: [], putAway: true, version: body.version };
  const kept = (await server.call(saveFirstSteps, back, 'ana')).body;
  expect([kept.putAway, kept.steps.some(({ skipped }) => skipped)]).toEqual([true, false]);
});

test('mail is done once a server took a test and somebody got it, and to do again with another server', async () => {
  const at = {
    host: '127.0.0.1',
    port: smtp.port,
    security: 'none' as const,
    username: 'anden',
    from: 'rrhh@sur.example',
  };
  const mail = async () => (await server.call(getOrganisationSettings, {}, 'ana')).body.mail;
  const save = async (host: string) => {
    const set = { server: { ...at, host }, password: 'secreta', version: (await mail()).version };
    expect((await server.call(saveMail, set, 'ana')).status).toBe(200);
  };
  expect((await server.call(confirmTestMail, {}, 'ana')).status).toBe(409);
  const tried = { server: at, password: 'otra', to: 'ana@sur.example' };
  expect((await server.call(tryMail, tried, 'ana')).status).toBe(409);
  await save(at.host);
  // A refused test mail leaves nothing to confirm.
  expect((await server.call(confirmTestMail, {}, 'ana')).status).toBe(409);
  expect([await done(), (await mail()).trial]).toEqual([['organisation', 'places'], 'none']);
  expect((await server.call(tryMail, { ...tried, password: 'secreta' }, 'ana')).status).toBe(200);
  expect([await done(), (await mail()).trial]).toEqual([['organisation', 'places'], 'accepted']);
  expect((await server.call(confirmTestMail, {}, 'ana')).body.mail.trial).toBe('arrived');
  expect(await done()).toContain('mail');
  await save('localhost');
  expect(await done()).not.toContain('mail');
  await save(at.host);
  expect(await done()).toContain('mail');
});

test('a plan makes no copy: the step is done once one can be read, and the page says where it lies', async () => {
  const { body } = await server.call(listBackups, {}, 'ana');
  expect([body.plan.daily, body.rows, await done()]).toEqual([
    true,
    [],
    expect.not.arrayContaining(['backup']),
  ]);
  const { folder } = body;
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'anden-2026-11-01-120000.zip'), 'half a copy');
  expect(await done()).not.toContain('backup');
  await server.call(createBackup, {}, 'ana');
  await until(done, (names) => names.includes('backup'));
});
