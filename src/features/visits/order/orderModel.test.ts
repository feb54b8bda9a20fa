import { clockText, legText, moveTo } from './orderModel';

test.each([
  [{ km: 0.35, arrives: 575, late: 0 }, 'a 350 m · llega 09:35'],
  [{ km: 12.34, arrives: 605, late: 20 }, 'a 12,3 km · llega 10:05 · 20 min tarde'],
  [{ km: null, arrives: 600, late: 0 }, 'sin lugar en el mapa · llega 10:00'],
])('a leg says how far it is and when one gets there', (leg, text) => {
  expect(legText({ id: 1, ...leg })).toBe(text);
});

test('a day that goes on beyond midnight says so', () => {
  expect(clockText(24 * 60 + 5)).toBe('24:05');
});

test.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 9, 'acb'],
  [1, -4, 'bac'],
  [1, 1, 'abc'],
])('what stands at %i goes to %i', (from, to, order) => {
  expect(moveTo([...'abc'], from, to).join('')).toBe(order);
});
