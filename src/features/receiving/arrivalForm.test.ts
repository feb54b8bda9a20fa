import { arrivalForm, arrivalInput, emptyLine, toFormField } from './arrivalForm';

const held = {
  ...arrivalForm.values(null),
  supplier: { id: 3, name: 'Molinos Paraná' },
  siteId: 2,
  remito: '0001-00001234',
  expectedOn: '2026-12-01',
  lines: [{ product: { id: 7, name: 'Yerba' }, quantity: '48', packSize: '12' }],
};

const faultsOf = async (values: typeof held) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return (await arrivalForm.resolver(values, undefined, options)).errors;
};

test('the server gets numbers where the form holds names and texts', () => {
  expect(arrivalInput(held)).toMatchObject({
    supplierId: 3,
    siteId: 2,
    lines: [{ productId: 7, quantity: 48, packSize: 12 }],
  });
});

test('a line without product or quantity is said where it stands', async () => {
  expect(await faultsOf(held)).toEqual({});
  const faults = await faultsOf({ ...held, lines: [...held.lines, emptyLine as never] });
  expect(faults.lines).toMatchObject([
    undefined,
    { product: { message: 'Elegí un producto.' }, quantity: { message: 'Poné al menos 1.' } },
  ]);
});

test('a reason of the server finds the field that the form shows', () => {
  expect(['supplierId', 'lines.2.productId', 'remito'].map(toFormField)).toEqual([
    'supplier',
    'lines.2.product',
    'remito',
  ]);
});
