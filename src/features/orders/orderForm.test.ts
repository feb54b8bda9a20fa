import { orderForm, orderInput } from './orderForm';
import { anOrder } from './testing/anOrder';

const stored = anOrder();
const held = orderForm.values(stored);

const faultsOf = async (values: typeof held) => {
  const options = { fields: {}, shouldUseNativeValidation: false };
  return Object.keys((await orderForm.resolver(values, undefined, options)).errors);
};

test('an order is sent as it was read, by the numbers of its customer and products', () => {
  const { customerId, address, priority, promisedOn, notes } = stored;
  expect(orderInput(held)).toEqual({
    customerId,
    address,
    priority,
    promisedOn,
    notes,
    lines: stored.lines.map(({ product, quantity }) => ({ productId: product.id, quantity })),
  });
});

test('a new one has one line, no customer, and asks for what it cannot do without', async () => {
  const fresh = orderForm.values(null);
  expect(fresh).toMatchObject({ customer: null, priority: 3 });
  expect(await faultsOf(fresh)).toEqual(['customer', 'promisedOn', 'lines']);
  expect(await faultsOf(held)).toEqual([]);
  expect(await faultsOf({ ...held, lines: [] })).toEqual(['lines']);
});

test('a conflict names whatever differs, as people read it', () => {
  const mine = {
    ...held,
    customer: { id: 77, name: 'Otro cliente' },
    address: '',
    priority: 1,
    notes: 'Tocar timbre',
    lines: [{ product: { id: 5, name: 'Yerba' }, quantity: '3' }],
  };
  const differs = orderForm.conflict(mine, { ...stored, priority: 3, notes: '' });
  expect(differs.map(({ label }) => label)).toEqual([
    'Cliente',
    'Dirección',
    'Prioridad',
    'Notas',
    'Líneas',
  ]);
  expect(differs).toMatchObject([
    { mine: 'Otro cliente', stored: stored.customerName },
    { mine: 'La del cliente', stored: stored.address },
    { mine: 'Urgente', stored: 'Normal' },
    { mine: 'Tocar timbre', stored: 'Sin notas' },
    { mine: '3 × Yerba' },
  ]);
});
