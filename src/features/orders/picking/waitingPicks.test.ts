import { anOrder } from '../testing/anOrder';
import { withWaiting } from './waitingPicks';

const source = (stockId: number, quantity: number) => ({
  stockId,
  locationCode: `A-${stockId}`,
  locationBarcode: `U-${stockId}`,
  lotCode: null,
  expiresOn: null,
  quantity,
});
const order = anOrder({
  state: 'picking',
  lines: [
    { id: 1, quantity: 5, pickedQuantity: 1, sources: [source(10, 2), source(11, 9)] },
    { id: 2, quantity: 3 },
  ],
});
const take = (lineId: number, stockId: number, quantity: number, id = order.id) => ({
  accion: 'pedido.tomarLinea',
  body: { id, lineId, stockId, quantity },
});

test('what waits counts as taken, and is no longer on its shelf', () => {
  const [first, second] = withWaiting(order, [take(1, 10, 2), take(1, 11, 1)]).lines;
  expect(first).toMatchObject({ pickedQuantity: 4, sources: [{ stockId: 11, quantity: 8 }] });
  expect(second).toEqual(order.lines[1]);
});

test('a line closed or given back without network stands so, in the order in which it was done', () => {
  const [first, second] = withWaiting(order, [
    take(1, 10, 2),
    { accion: 'pedido.devolverLinea', body: { id: order.id, lineId: 1, reason: 'Roto' } },
    { accion: 'pedido.faltarLinea', body: { id: order.id, lineId: 2, reason: 'No hay' } },
  ]).lines;
  expect(first?.pickedQuantity).toBe(0);
  expect(second?.shortReason).toBe('No hay');
});

test('what waits for another order or is something else changes nothing', () => {
  const other = { accion: 'publicacion.comentar', body: { id: order.id, lineId: 1 } };
  expect(withWaiting(order, [take(1, 10, 2, 99), other])).toEqual(order);
});
