import type { Location } from '@/services/wms/generated/warehouse.gen';
import { locationForm } from './locationForm';

const form = locationForm([
  { value: 1, label: 'Norte' },
  { value: 2, label: 'Sur' },
]);
const stored: Location = {
  id: 7,
  version: 1,
  siteId: 1,
  siteName: 'Norte',
  code: 'A-01-02-3',
  barcode: 'N-A-01-02-3',
  use: 'storage',
  capacity: null,
  forklift: false,
  active: true,
};
const held = form.values(stored);

const faultOf = async (code: string) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await form.resolver({ ...held, code }, undefined, options)).errors.code?.message;
};

test('an empty label is left to the server, which makes one', () => {
  expect(form.input(held)).toMatchObject({ code: 'A-01-02-3', barcode: 'N-A-01-02-3', siteId: 1 });
  expect(form.input({ ...held, barcode: '' }).barcode).toBeNull();
});

test('a code has the shape of a shelf, and an end', async () => {
  expect(await faultOf('a-01-02-3')).toBeUndefined();
  expect(await faultOf('A 01')).toBe('Usá letras, números y guiones, como A-01-02-3.');
  expect(await faultOf('A'.repeat(21))).toBe('Usá como mucho 20 caracteres.');
});

test('a conflict names whatever differs', () => {
  expect(form.conflict({ ...held, siteId: 2, active: false }, stored)).toEqual([
    { name: 'siteId', label: 'Depósito', mine: 'Sur', stored: 'Norte' },
    { name: 'active', label: 'En uso', mine: 'No', stored: 'Sí' },
  ]);
});
