import { remitoKey } from './remitoKey';

test.each([
  ['0001-00001234', '00001-00001234'],
  ['00001-00001234', '00001-00001234'],
  ['1-1234', '00001-00001234'],
  ['r 0001 - 00001234', '00001-00001234'],
  ['R-0001-00001234', '00001-00001234'],
  ['x-77/a', 'X-77/A'],
  ['12345', '12345'],
])('the remito %s is kept as %s', (written, key) => {
  expect(remitoKey(written)).toBe(key);
});

test('papers of two points of sale stay apart', () => {
  expect(remitoKey('0001-00001234')).not.toBe(remitoKey('0002-00001234'));
});
