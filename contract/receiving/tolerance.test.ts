import { allowance, isOver, isShort } from './tolerance';

/** Counts up unit by unit, in whole numbers, how far a hundredth part reaches. */
function slowAllowance(expected: number, percent: number): number {
  let units = 0;
  while ((units + 1) * 100 <= expected * percent) units += 1;
  return units;
}

test('a tolerance is whole units, never more than its share', () => {
  for (let expected = 0; expected <= 400; expected += 7) {
    for (let percent = 0; percent <= 50; percent += 1) {
      expect([expected, percent, allowance(expected, percent)]).toEqual([
        expected,
        percent,
        slowAllowance(expected, percent),
      ]);
    }
  }
});

test('a tolerance of zero lets nothing pass', () => {
  const exact = { expected: 100, tolerance: allowance(100, 0) };
  expect(isOver({ ...exact, received: 101 })).toBe(true);
  expect(isShort({ ...exact, received: 99 })).toBe(true);
  expect(isOver({ ...exact, received: 100 }) || isShort({ ...exact, received: 100 })).toBe(false);
});

test('within the tolerance nothing is asked, one unit beyond it is', () => {
  const line = { expected: 48, tolerance: allowance(48, 5) };
  expect(line.tolerance).toBe(2);
  expect([50, 51].map((received) => isOver({ ...line, received }))).toEqual([false, true]);
  expect([46, 45].map((received) => isShort({ ...line, received }))).toEqual([false, true]);
});
