import type { Shift } from '@/services/wms/generated/schedules.gen';
import { patternsOf, resized } from './patterns';

const shift = (id: number, startsAt: string, night = false) => ({ id, startsAt, night }) as Shift;

test('the usual cycles are made of the shift at hand; turns of the three that there are', () => {
  const three = [shift(1, '06:00'), shift(2, '14:00'), shift(3, '22:00', true)];
  const made = patternsOf(three, 2);
  expect(made.map(({ label }) => label)).toEqual([
    '5 × 2',
    '6 × 1',
    '4 × 2',
    'Mañana, tarde y noche',
  ]);
  expect(made[2]?.days).toEqual([2, 2, 2, 2, null, null]);
  expect(made[3]?.days).toHaveLength(21);
  expect(made[3]?.days.slice(12, 16)).toEqual([null, null, 3, 3]);
  expect(patternsOf(three.slice(0, 2), 1)).toHaveLength(3);
});

test('one that goes by weeks grows to whole weeks, and never to nothing', () => {
  expect(resized([1, 1], false, 1)).toEqual([1, 1, null]);
  expect(resized([1, 1, 1, 1, null, null], true, 1)).toHaveLength(7);
  expect(resized(resized([1], true, 1), true, 1)).toHaveLength(14);
  expect(resized([1], false, -1)).toEqual([1]);
  expect(
    resized(
      Array.from({ length: 9 }, () => 1),
      true,
      -1,
    ),
  ).toHaveLength(7);
});
