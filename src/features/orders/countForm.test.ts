import { emptyPackage, fromCount, fromPack, notPacked, toCount, toPack } from './countForm';
import { anOrder } from './testing/anOrder';

const order = anOrder({
  lines: [
    { id: 1, quantity: 5, pickedQuantity: 5 },
    { id: 2, quantity: 2, pickedQuantity: 0, shortReason: 'No hay' },
  ],
});

test('a check starts empty and asks only for what was picked', () => {
  expect(toCount(order)).toEqual({ lines: [{ lineId: 1, quantity: '' }] });
  expect(fromCount({ lines: [{ lineId: 1, quantity: '5' }] })).toEqual([
    { lineId: 1, quantity: 5 },
  ]);
});

test('packages start with all in one, and say what none of them has', () => {
  const values = toPack(order);
  expect(notPacked(order, values)).toEqual([]);
  const [first] = values.packages;
  const split = {
    packages: [
      { weightKg: '2.5', items: [{ lineId: 1, quantity: '3' }] },
      { weightKg: '', items: [{ lineId: 1, quantity: '1' }] },
    ],
  };
  expect(notPacked(order, split)).toEqual([{ name: 'Producto 1', units: 1 }]);
  expect(first?.items).toHaveLength(1);
});

test('an item of zero units is not sent, nor an empty weight', () => {
  const values = { packages: [...toPack(order).packages, emptyPackage(order)] };
  expect(fromPack(values)).toEqual([
    { weightKg: null, items: [{ lineId: 1, quantity: 5 }] },
    { weightKg: null, items: [] },
  ]);
});
