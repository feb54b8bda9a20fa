import { anOrder } from '../testing/anOrder';
import {
  nextLine,
  progress,
  quantityIn,
  readLocation,
  readProduct,
  suggested,
} from './pickingModel';

const shelf = (stockId: number, locationCode: string, quantity: number) => ({
  stockId,
  locationCode,
  locationBarcode: `U2-${locationCode}`,
  lotCode: null,
  expiresOn: null,
  quantity,
});

const order = anOrder({
  state: 'picking',
  lines: [
    {
      id: 1,
      quantity: 5,
      pickedQuantity: 2,
      sources: [shelf(10, 'A-01', 2), shelf(11, 'B-02', 9)],
    },
    { id: 2, quantity: 1, sources: [shelf(12, 'C-03', 4)] },
    { id: 3, quantity: 1, pickedQuantity: 1 },
    { id: 4, quantity: 2, sources: [] },
  ],
});
const [first, second] = order.lines;
if (!first || !second) throw new Error('no lines');

test('a shelf is known by its label or its code, typed in any case', () => {
  expect(readLocation(first, 'U2-B-02')).toMatchObject({ ok: true, value: { stockId: 11 } });
  expect(readLocation(first, ' a-01 ')).toMatchObject({ ok: true, value: { stockId: 10 } });
});

test('a wrong shelf is told with where the product lies, and a product before the shelf as such', () => {
  expect(readLocation(first, 'C-03')).toEqual({
    ok: false,
    why: 'En C-03 no hay Producto 1. Está en A-01, B-02.',
  });
  expect(readLocation(first, '7790000000001')).toEqual({
    ok: false,
    why: expect.stringContaining('primero leé la etiqueta'),
  });
});

test('a product is known by its bar code or its own code; another one is named', () => {
  expect(readProduct(order, first, '7790000000001').ok).toBe(true);
  expect(readProduct(order, first, 'sku-1').ok).toBe(true);
  expect(readProduct(order, first, 'SKU-2')).toEqual({
    ok: false,
    why: 'Eso es Producto 2: ahora toca Producto 1.',
  });
  expect(readProduct(order, first, 'U2-A-01')).toEqual({
    ok: false,
    why: expect.stringContaining('una ubicación'),
  });
  expect(readProduct(order, first, '999')).toEqual({
    ok: false,
    why: 'El código 999 no es de Producto 1.',
  });
});

test('a substitute is what must be read from then on', () => {
  const line = { ...first, substitute: second.product, substituteReason: 'No hay más' };
  expect(readProduct(order, line, 'SKU-2').ok).toBe(true);
  expect(readProduct(order, line, 'SKU-1').ok).toBe(false);
});

test('the work goes on with what can be taken, then what was left for later', () => {
  expect(nextLine(order)?.id).toBe(1);
  expect(nextLine(order, [1])?.id).toBe(2);
  expect(nextLine(order, [1, 2])?.id).toBe(4);
  expect(nextLine(order, [1, 2, 4])?.id).toBe(1);
  expect(progress(order)).toEqual({ done: 1, total: 4 });
});

test('what is typed is taken only where it lies there and is asked for', () => {
  const typed = (text: string) => quantityIn(text, 12);
  expect(['1', '12', '13', '0', '', '1,5', '-2'].map(typed)).toEqual([
    1,
    12,
    ...Array(5).fill(null),
  ]);
});

test('as many as are missing are proposed, and never more than lie there', () => {
  expect(suggested(first, shelf(10, 'A-01', 2))).toBe(2);
  expect(suggested(first, shelf(11, 'B-02', 9))).toBe(3);
});
