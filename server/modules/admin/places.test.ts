import { listAudit } from '@contract/admin/listAudit';
import {
  deleteArea,
  deleteSite,
  listAreas,
  listSites,
  saveArea,
  saveSite,
} from '@contract/admin/organisationAcciones';
import { getAuditEntry } from '@contract/admin/serverAcciones';
import { getOrganisation } from '@contract/users/chartAcciones';
import { getEmployee, listEmployees } from '@contract/users/personAcciones';
import { deletePersonHistory, listPersonHistory } from '@contract/users/personPartAcciones';
import { buildServer, type TestServer } from '../../../tests/support/buildServer';

let server: TestServer;
beforeAll(async () => {
  server = await buildServer();
});
afterAll(() => server.close());

const zone = 'America/Argentina/Cordoba' as const;
const site = (name: string, more = {}) => server.call(saveSite, { name, zone, ...more }, 'admin');
const areasOf = async () => (await server.call(listAreas, {}, 'admin')).body.rows;

async function areaWithPeople() {
  const found = (await areasOf()).find(({ people }) => people > 1);
  if (!found) throw new Error('the demo has no area with people');
  return found;
}

test('the sites and areas of the demo tell who works there', async () => {
  const { body } = await server.call(listSites, {}, 'admin');
  expect(body.rows).toHaveLength(3);
  const areas = await areasOf();
  for (const { id, areas: count, people } of body.rows) {
    const own = areas.filter(({ siteId }) => siteId === id);
    expect([count, people]).toEqual([own.length, own.reduce((sum, one) => sum + one.people, 0)]);
  }
});

test('only who keeps the settings sees or changes them', async () => {
  for (const user of ['rrhh', 'jefe', 'empleado']) {
    expect((await server.call(listSites, {}, user)).status).toBe(403);
    expect((await server.call(saveSite, { name: 'X', zone }, user)).status).toBe(403);
  }
});

test('a site is made with its place and reach, and everybody can choose it', async () => {
  const where = { latitude: '-24.782100', longitude: '-65.423200', geofenceRadius: 300 };
  const { status, body } = await site('Depósito Salta', { address: 'Ruta 9 km 1590', ...where });
  expect([status, body]).toMatchObject([200, { ...where, people: 0, areas: 0, version: 1 }]);
  const { body: organisation } = await server.call(getOrganisation, {}, 'empleado');
  expect(organisation.sites.map(({ name }) => name)).toContain('Depósito Salta');
});

test('a name is taken once, half a position is refused, and so is a reach of the whole country', async () => {
  const twin = await site('DEPÓSITO SALTA');
  expect([twin.status, twin.error.fields?.name]).toEqual([422, 'Ya hay una sede con ese nombre.']);
  const half = await site('Media', { latitude: '-24.7' });
  expect(half.error.fields).toHaveProperty('longitude');
  const huge = await site('Grande', { geofenceRadius: 500_000 });
  expect(huge.error.fields).toEqual({ geofenceRadius: 'Entre 20 y 20.000 metros.' });
  const nowhere = await site('Lejos', { latitude: '-124.7', longitude: '0' });
  expect(nowhere.error.fields).toEqual({ latitude: 'Esos grados no existen.' });
});

test('who began with an older version sees what was saved meanwhile', async () => {
  const { body: first } = await site('Depósito Jujuy');
  const { id, version } = first;
  await site('Depósito Jujuy', { id, version, address: 'Perico' });
  const late = await site('Depósito Jujuy', { id, version, address: 'Palpalá' });
  expect(late.status).toBe(409);
  expect(late.error.detail).toMatchObject({ current: { address: 'Perico', version: version + 1 } });
});

test('a site goes only when nothing is left in it', async () => {
  const { body: empty } = await site('De paso');
  const { body: area } = await server.call(saveArea, { name: 'Playa', siteId: empty.id }, 'admin');
  const held = await server.call(deleteSite, { id: empty.id }, 'admin');
  expect([held.status, held.error.message]).toEqual([
    409,
    'La sede tiene 1 área: borralas o pasalas a otra sede antes.',
  ]);
  expect((await server.call(deleteArea, { id: area.id }, 'admin')).status).toBe(200);
  expect((await server.call(deleteSite, { id: empty.id }, 'admin')).status).toBe(200);
  expect((await server.call(deleteSite, { id: empty.id }, 'admin')).status).toBe(404);
  const { siteId } = await areaWithPeople();
  const worked = await server.call(deleteSite, { id: siteId }, 'admin');
  expect(worked.error.message).toMatch(/^En la sede trabajan \d+ personas/);
});

test('an area with people, or with people who left, is not deleted', async () => {
  const full = await areaWithPeople();
  const { error } = await server.call(deleteArea, { id: full.id }, 'admin');
  expect(error.message).toContain(`Al área pertenecen ${full.people} personas`);
});

test('an area that goes to another site takes its people along, once that was read', async () => {
  const from = await areaWithPeople();
  const { body: target } = await site('Depósito Tucumán');
  const { id, version, name, head } = from;
  const moved = { id, version, name, headId: head?.id ?? null, siteId: target.id };
  const asked = await server.call(saveArea, moved, 'admin');
  expect([asked.status, asked.error.fields?.movePeople]).toEqual([
    422,
    `Pasan con el área ${from.people} personas: desde ahora trabajan en la otra sede.`,
  ]);
  const { status, body } = await server.call(saveArea, { ...moved, movePeople: true }, 'admin');
  expect([status, body.siteName, body.people]).toEqual([200, 'Depósito Tucumán', from.people]);

  const filters = [{ field: 'siteId' as const, operator: 'is' as const, value: target.id }];
  const { body: people } = await server.call(listEmployees, { filters }, 'admin');
  expect(people.total).toBe(from.people + from.formerPeople);
  const one = people.rows[0]?.id ?? 0;
  const { body: person } = await server.call(getEmployee, { id: one }, 'admin');
  expect(person.version).toBe(2);
  const { body: log } = await server.call(
    listAudit,
    {
      filters: [
        { field: 'entity', operator: 'is', value: 'person' },
        { field: 'entityId', operator: 'is', value: String(one) },
      ],
    },
    'admin',
  );
  const { body: entry } = await server.call(getAuditEntry, { id: log.rows[0]?.id ?? 0 }, 'admin');
  expect([entry.before, entry.after]).toEqual([{ siteId: from.siteId }, { siteId: target.id }]);

  const { body: history } = await server.call(listPersonHistory, { personId: one }, 'admin');
  const places = history.rows.filter(({ kind }) => kind === 'place');
  expect(places.map(({ siteName }) => siteName)).toEqual(['Depósito Tucumán', from.siteName]);
  const [latest] = places;
  const gone = { personId: one, id: latest?.id ?? 0, version: latest?.version ?? 0 };
  expect((await server.call(deletePersonHistory, gone, 'admin')).status).toBe(200);
  // Wherever the history says, nobody works apart from their area.
  const { body: still } = await server.call(getEmployee, { id: one }, 'admin');
  expect(still.siteId).toBe(target.id);
});

test('who conducts an area works here, and two areas of a site do not share a name', async () => {
  const [area] = await areasOf();
  if (!area) throw new Error('the demo has no area');
  const nobody = { name: 'Otra', siteId: area.siteId, headId: 999_999 };
  expect((await server.call(saveArea, nobody, 'admin')).error.fields).toHaveProperty('headId');
  const twin = { name: area.name.toUpperCase(), siteId: area.siteId };
  expect((await server.call(saveArea, twin, 'admin')).error.fields).toHaveProperty('name');
});
