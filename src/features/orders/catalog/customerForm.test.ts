import type { Customer } from '@/services/wms/generated/warehouse.gen';
import { customerForm } from './customerForm';

const form = customerForm([
  { value: 1, label: 'Norte' },
  { value: 2, label: 'Sur' },
]);
const stored: Customer = {
  id: 9,
  version: 1,
  name: 'Almacén Sur',
  address: 'Mitre 100',
  phone: null,
  email: null,
  latitude: '-34.603722',
  longitude: '-58.381592',
  siteId: 1,
  siteName: 'Norte',
  active: true,
};
const held = form.values(stored);

const faultsOf = async (values: typeof held) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await form.resolver(values, undefined, options)).errors;
};

test('a customer comes back as it was, with or without a place on the map', () => {
  const { id: _id, version: _version, siteName: _siteName, ...fields } = stored;
  expect(form.input(held)).toEqual(fields);
  expect(form.input({ ...held, latitude: '', longitude: '' })).toMatchObject({
    latitude: null,
    longitude: null,
  });
});

test('a place has both degrees or none, and both exist', async () => {
  expect(await faultsOf({ ...held, latitude: '', longitude: '' })).toEqual({});
  expect((await faultsOf({ ...held, longitude: '' })).longitude?.message).toBe(
    'Poné latitud y longitud, o ninguna.',
  );
  expect((await faultsOf({ ...held, latitude: '-94' })).latitude?.message).toBe(
    'Esos grados no existen.',
  );
  expect((await faultsOf({ ...held, siteId: '' })).siteId?.message).toBe('Elegí una opción.');
});

test('a conflict names whatever differs, the place to the last figure', () => {
  const mine = { ...held, latitude: '-34.603799', longitude: '', phone: '4444-5555', siteId: 2 };
  expect(form.conflict(mine, stored)).toEqual([
    { name: 'phone', label: 'Teléfono', mine: '4444-5555', stored: '—' },
    { name: 'latitude', label: 'Latitud', mine: '-34.603799', stored: '-34.603722' },
    { name: 'longitude', label: 'Longitud', mine: 'Sin lugar en el mapa', stored: '-58.381592' },
    { name: 'siteId', label: 'Depósito', mine: 'Sur', stored: 'Norte' },
  ]);
});
