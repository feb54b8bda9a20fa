import type { Area, Site } from '@/services/wms/generated/admin.gen';
import { areaForm, moveText } from './areaForm';
import { siteForm } from './siteForm';

const site: Site = {
  id: 3,
  version: 2,
  name: 'Depósito Salta',
  address: null,
  zone: 'America/Argentina/Salta',
  latitude: '-24.782100',
  longitude: '-65.423200',
  geofenceRadius: 300,
  punchesInside: false,
  punchPhoto: true,
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

const held = siteForm.values(site);
const areas = areaForm({
  site: (id) => `sede ${id}`,
  head: (id) => (id === '' ? 'Nadie' : `persona ${id}`),
});

test('places go into their forms and come back as they were', () => {
  const { name, address, zone, latitude, longitude, geofenceRadius, punchesInside, punchPhoto } =
    site;
  expect(siteForm.input(held)).toEqual({
    name,
    address,
    zone,
    latitude,
    longitude,
    geofenceRadius,
    punchesInside,
    punchPhoto,
  });
  const { siteId } = area;
  expect(areas.input(areas.values(area))).toEqual({
    name: area.name,
    siteId,
    headId: null,
    movePeople: false,
  });
});

test.each([
  [{ longitude: '' }, 'longitude', 'Poné latitud y longitud, o ninguna.'],
  [{ latitude: '-190' }, 'latitude', 'Esos grados no existen.'],
  [{ geofenceRadius: '5' }, 'geofenceRadius', 'Entre 20 y 20.000 metros.'],
  [{ geofenceRadius: '' }, 'geofenceRadius', 'Entre 20 y 20.000 metros.'],
  [{ name: ' ' }, 'name', 'Poné el nombre.'],
] as const)('%j is told beside its field', async (wrong, field, message) => {
  const { errors } = await siteForm.resolver({ ...held, ...wrong }, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  expect(errors[field]?.message).toBe(message);
});

test('a conflict shows only what differs, in words', () => {
  const mine = { ...held, zone: 'America/Argentina/Jujuy' as const, latitude: '', longitude: '' };
  expect(siteForm.conflict(mine, site)).toEqual([
    { name: 'zone', label: 'Zona horaria', mine: 'Argentina · Jujuy', stored: 'Argentina · Salta' },
    { name: 'latitude', label: 'Latitud', mine: 'Sin lugar en el mapa', stored: '-24.782100' },
    { name: 'longitude', label: 'Longitud', mine: 'Sin lugar en el mapa', stored: '-65.423200' },
  ]);
});

test('a place moved only to the east is told too', () => {
  expect(siteForm.conflict({ ...held, longitude: '-65.423199' }, site)).toEqual([
    { name: 'longitude', label: 'Longitud', mine: '-65.423199', stored: '-65.423200' },
  ]);
});

test('two people who change an area see where and under whom, not that its people move', () => {
  const mine = { ...areas.values(area), siteId: 9, movePeople: true };
  const head = { id: 4, name: 'Ana Paz', imageUrl: '', position: null };
  expect(areas.conflict(mine, { ...area, head })).toEqual([
    { name: 'siteId', label: 'Sede', mine: 'sede 9', stored: 'sede 3' },
    { name: 'headId', label: 'Responsable', mine: 'Nadie', stored: 'persona 4' },
  ]);
});

test('who moves with an area is said before', () => {
  expect(moveText(area, 'Salta')).toMatch(/^1 persona pasa a trabajar en Salta/);
  expect(moveText({ ...area, people: 0 }, 'Salta')).toMatch(/^Quienes trabajaron/);
  expect(moveText({ ...area, people: 0, formerPeople: 0 }, 'Salta')).toBeNull();
});
