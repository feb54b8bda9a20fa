import type { CountTask } from '@/services/wms/generated/counters.gen';
import { movedBefore, nextTask, quantityIn, readProduct, readShelf } from './countingModel';
import { withoutWaiting } from './waitingCounts';

const task = (id: number, locationCode: string, more: Partial<CountTask> = {}): CountTask => ({
  id,
  locationCode,
  locationBarcode: `U2-${locationCode}`,
  productId: id,
  sku: `SKU-${id}`,
  barcode: `779000000000${id}`,
  productName: `Producto ${id}`,
  unit: 'unidad',
  lotCode: null,
  expiresOn: null,
  round: 1,
  expected: null,
  counted: null,
  barred: null,
  ...more,
});
const tasks = [
  task(1, 'A-01'),
  task(2, 'A-01'),
  task(3, 'B-02'),
  task(4, 'C-03', { barred: 'moved' }),
];

test('a shelf is begun by its label or its code, in whatever order one walks', () => {
  expect(readShelf(tasks, 'u2-b-02')).toMatchObject({ ok: true, value: { id: 3 } });
  expect(readShelf(tasks, ' A-01 ')).toMatchObject({ ok: true, value: { id: 1 } });
});

test('a shelf without anything to count, one that is for others, and a product are told apart', () => {
  const why = (code: string) => readShelf(tasks, code);
  expect(why('Z-99')).toMatchObject({ why: 'En Z-99 no hay nada por contar de este conteo.' });
  expect(why('C-03')).toMatchObject({ why: 'Lo que falta en C-03 lo cuenta otra persona.' });
  expect(why('SKU-1')).toMatchObject({ why: expect.stringContaining('primero leé la etiqueta') });
});

test('a product is looked for on the shelf before which one stands', () => {
  const [first = task(0, '')] = tasks;
  expect(readProduct(tasks, first, '7790000000002')).toMatchObject({ ok: true, value: { id: 2 } });
  expect(readProduct(tasks, first, 'SKU-3')).toMatchObject({
    why: expect.stringContaining('no está entre lo que falta contar en A-01'),
  });
  expect(readProduct(tasks, first, 'A-01')).toMatchObject({
    why: expect.stringContaining('Esa es la ubicación'),
  });
});

test('the way goes on past what was left for later, comes back to it, and never offers what others count', () => {
  expect(nextTask(tasks)?.id).toBe(1);
  expect(nextTask(tasks, [1, 2])?.id).toBe(3);
  expect(nextTask(tasks, [1, 2, 3])?.id).toBe(1);
  expect(nextTask([task(4, 'C-03', { barred: 'countedFirst' })])).toBeNull();
});

test('zero is a quantity, and nothing typed is none', () => {
  expect(['0', ' 12 ', '', '-1', '1,5', '1234567'].map(quantityIn)).toEqual([
    0,
    12,
    null,
    null,
    null,
    null,
  ]);
});

test('what waits for the network is no longer to be counted', () => {
  const left = withoutWaiting(tasks, [{ body: { id: 9, lineId: 2 } }]);
  expect(left.map(({ id }) => id)).toEqual([1, 3, 4]);
});

test('a count whose goods moved is asked about again after a reload, until it is answered', () => {
  const told = [task(1, 'A-01'), task(2, 'A-02', { counted: 30 })];
  expect(movedBefore(told, [])).toMatchObject({ task: { id: 2 }, counted: { quantity: 30 } });
  expect(movedBefore(told, [2])).toBeNull();
  expect(movedBefore([task(3, 'A-03', { counted: 4, barred: 'countedFirst' })], [])).toBeNull();
});
