import type { Product } from '@/services/wms/generated/warehouse.gen';
import { productForm } from './productForm';

const stored: Product = {
  id: 4,
  version: 2,
  sku: 'YER-1',
  name: 'Yerba 1 kg',
  unit: 'paquete',
  barcode: null,
  abcClass: 'C',
  lotTracked: false,
  receivingTolerance: null,
  cost: '1500.00',
  active: true,
};
const held = productForm.values(stored);

const faultsOf = async (values: typeof held) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await productForm.resolver(values, undefined, options)).errors;
};

test('a product comes back as it was, with no bar code where none is typed', () => {
  const { id: _id, version: _version, ...fields } = stored;
  expect(productForm.input(held)).toEqual(fields);
  expect(productForm.input({ ...held, barcode: ' ' }).barcode).toBeNull();
});

test('a bar code is none or a right one', async () => {
  expect(await faultsOf(held)).toEqual({});
  expect(await faultsOf({ ...held, barcode: '7790895000997' })).toEqual({});
  expect((await faultsOf({ ...held, barcode: '7790895000998' })).barcode?.message).toBe(
    'El código de barras no es un EAN válido: revisá sus números.',
  );
});

test('a conflict names whatever differs, in words', () => {
  const mine = { ...held, abcClass: 'A' as const, lotTracked: true, barcode: '7790895000997' };
  expect(productForm.conflict(mine, stored)).toEqual([
    { name: 'barcode', label: 'Código de barras', mine: '7790895000997', stored: '—' },
    {
      name: 'abcClass',
      label: 'Clase',
      mine: 'A: lo que más se mueve',
      stored: 'C: lo que menos se mueve',
    },
    { name: 'lotTracked', label: 'Lleva lote y vencimiento', mine: 'Sí', stored: 'No' },
  ]);
});
