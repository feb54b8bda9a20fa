import { getFirstSteps, saveFirstSteps } from '@contract/admin/firstStepAcciones';
import { saveArea, saveSite } from '@contract/admin/organisationAcciones';
import { getOrganisationSettings, saveBranding } from '@contract/organisation/settingsAcciones';
import { createFirstAdministrator } from '@contract/server/serverAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;

beforeAll(async () => {
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
afterAll(() => server.close());

const guide = async () => (await server.call(getFirstSteps, {}, 'ana')).body;
const done = async () => (await guide()).steps.filter((step) => step.done).map(({ name }) => name);

test('on an empty installation nothing is done, and what is done ticks itself off', async () => {
  expect(await done()).toEqual([]);
  const { branding } = (await server.call(getOrganisationSettings, {}, 'ana')).body;
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
