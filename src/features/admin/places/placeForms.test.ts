import type { Area, Site } from '../api';
import * as areas from './areaForm';
import * as sites from './siteForm';

const site: Site = {
  id: 3,
  version: 2,
  name: 'Depósito Salta',
  address: null,
  zone: 'America/Argentina/Salta',
  latitude: '-24.782100',
  longitude: '-65.423200',
  geofenceRadius: 300,
  areas: 1,
  people: 4,
};
const area: Area = {
  id: 5,
  version: 1,
  name: 'Playa',
  siteId: 3,
  siteName: site.name,
  head: null,
  people: 1,
  formerPeople: 2,
};

test('a site goes into the form and comes back as it was', () => {
  const { name, address, zone, latitude, longitude, geofenceRadius } = site;
  expect(sites.toInput(sites.toValues(site))).toEqual({
    name,
    address,
    zone,
    latitude,
    longitude,
    geofenceRadius,
  });
});

test.each([
  [{ longitude: '' }, 'longitude', 'Poné latitud y longitud, o ninguna.'],
  [{ latitude: '-190' }, 'latitude', 'Esos grados no existen.'],
  [{ geofenceRadius: '5' }, 'geofenceRadius', 'Entre 20 y 20.000 metros.'],
  [{ geofenceRadius: '' }, 'geofenceRadius', 'Entre 20 y 20.000 metros.'],
  [{ name: ' ' }, 'name', 'Poné el nombre.'],
])('%j is told beside its field', (wrong, field, message) => {
  const { error } = sites.siteForm.safeParse({ ...sites.toValues(site), ...wrong });
  expect(error?.issues.map(({ path, message: text }) => [path[0], text])).toContainEqual([
    field,
    message,
  ]);
});

test('a conflict shows only what differs, in words', () => {
  const mine = { ...sites.toValues(site), zone: 'America/Argentina/Jujuy' as const, latitude: '' };
  expect(sites.conflictFields(mine, site)).toEqual([
    { label: 'Zona horaria', mine: 'Argentina · Jujuy', stored: 'Argentina · Salta' },
    { label: 'Lugar', mine: 'Sin lugar en el mapa', stored: '-24.782100, -65.423200' },
  ]);
  const names = { site: (id: number | null) => `sede ${id}`, head: () => 'Nadie' };
  const moved = { ...areas.toValues(area, null), siteId: 9 };
  expect(areas.conflictFields(moved, area, names)).toEqual([
    { label: 'Sede', mine: 'sede 9', stored: 'sede 3' },
  ]);
});

test('who moves with an area is said before', () => {
  expect(areas.moveText(area, 'Salta')).toMatch(/^1 persona pasa a trabajar en Salta/);
  expect(areas.moveText({ ...area, people: 0 }, 'Salta')).toMatch(/^Quienes trabajaron/);
  expect(areas.moveText({ ...area, people: 0, formerPeople: 0 }, 'Salta')).toBeNull();
});
