import { anOrder } from '../testing/anOrder';
import { type DeliveryValues, deliveryForm, deliveryInput, emptyDelivery } from './deliveryForm';

const order = anOrder({
  lines: [
    { id: 1, quantity: 6, pickedQuantity: 6 },
    { id: 2, quantity: 3, pickedQuantity: 2 },
    { id: 3, quantity: 1, pickedQuantity: 0, shortReason: 'No había' },
  ],
});
const values = (fields: Partial<DeliveryValues>): DeliveryValues => ({
  ...emptyDelivery(order),
  ...fields,
});
const lines = (...quantities: string[]) =>
  emptyDelivery(order).lines.map((line, index) => ({ ...line, quantity: quantities[index] ?? '' }));
const wrong = (fields: Partial<DeliveryValues>) =>
  (deliveryForm.safeParse(values(fields)).error?.issues ?? []).map(({ path }) => path.join('.'));

test('each outcome asks only for what belongs to it', () => {
  expect(wrong({ outcome: 'all' })).toEqual(['receiverName']);
  expect(wrong({ outcome: 'refused' })).toEqual(['reason']);
  expect(wrong({ outcome: 'nobody', reason: 'Estaba cerrado' })).toEqual([]);
  const part = { outcome: 'part', receiverName: 'Marta', reason: 'Llegó roto' } as const;
  expect(wrong({ ...part, lines: lines('3', '2') })).toEqual(['rest']);
  expect(wrong({ ...part, lines: lines('3', '2'), rest: 'stock' })).toEqual([]);
});

test('a part is some of it: not more than went, not nothing, not all', () => {
  const part = {
    outcome: 'part',
    receiverName: 'Marta',
    reason: 'Llegó roto',
    rest: 'stock',
  } as const;
  expect(wrong({ ...part, lines: lines('7', '2') })).toEqual(['lines.0.quantity']);
  expect(wrong({ ...part, lines: lines('', '2') })).toEqual(['lines.0.quantity']);
  expect(wrong({ ...part, lines: lines('0', '0') })).toEqual(['lines']);
  expect(wrong({ ...part, lines: lines('6', '2') })).toEqual(['lines']);
});

test('what is sent names each line that went, and nothing of a rest where all was received', () => {
  expect(deliveryInput(values({ receiverName: 'Marta', reason: 'x', rest: 'stock' }))).toEqual({
    receiverName: 'Marta',
    receiverDni: null,
    note: '',
  });
  const part = {
    outcome: 'part',
    lines: lines('3', '2'),
    rest: 'order',
    reason: ' Roto ',
  } as const;
  expect(deliveryInput(values(part))).toMatchObject({
    lines: [
      { lineId: 1, quantity: 3 },
      { lineId: 2, quantity: 2 },
    ],
    rest: 'order',
    restReason: 'Roto',
  });
});
