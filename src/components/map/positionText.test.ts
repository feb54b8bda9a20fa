import { degreesText, positionOf } from './positionText';

test('a point needs both degrees, on this planet', () => {
  expect(positionOf('-32.95', '-60.66')).toEqual({ latitude: -32.95, longitude: -60.66 });
  expect(positionOf('-32.95', '')).toBeNull();
  expect(positionOf('-95', '-60')).toBeNull();
  expect(positionOf('-32', '-181')).toBeNull();
  expect(positionOf('aquí', '-60')).toBeNull();
});

test('degrees are kept to six decimals', () => {
  expect(degreesText(-32.9501234567)).toBe('-32.950123');
});
