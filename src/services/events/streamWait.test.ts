import { streamWait } from './streamWait';

const spread = (tried: number) => [streamWait(tried, () => 0), streamWait(tried, () => 1)];

test('they come back over a span, and not in the same moment', () => {
  expect(spread(0)).toEqual([1000, 10_000]);
  expect(spread(2)).toEqual([2250, 22_500]);
});

test('however long a server is away, nobody waits for more than 25 seconds after it is back', () => {
  for (const tried of [5, 10, 1000]) expect(spread(tried)).toEqual([2500, 25_000]);
});
