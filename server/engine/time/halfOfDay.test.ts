import { halfOfDay } from './halfOfDay';
import { minutesOf } from './intervals';

const at = (hour: number, minute = 0) => (hour * 60 + minute) * 60_000;
const shift = (from: number, to: number) => ({ from: at(from), to: at(to) });

test.each([
  ['one shift is cut in its middle', [shift(9, 18)], [{ from: at(9), to: at(13, 30) }]],
  ['of two the first is the half', [shift(16, 20), shift(8, 12)], [shift(8, 12)]],
  [
    'of two that are not alike the cut lies in the longer one',
    [shift(8, 10), shift(14, 20)],
    [shift(8, 10), shift(14, 16)],
  ],
])('half a day of leave: %s', (_what, planned, first) => {
  expect(halfOfDay(planned, 'morning')).toEqual(first);
});

test('both halves are the whole, and as long as each other to the minute, counted minute by minute', () => {
  for (let seed = 0; seed < 200; seed += 1) {
    const starts = 300 + ((seed * 37) % 200);
    const length = 1 + ((seed * 53) % 300);
    const pause = (seed * 71) % 200;
    const more = (seed * 29) % 240;
    const planned = [
      { from: starts * 60_000, to: (starts + length) * 60_000 },
      {
        from: (starts + length + pause) * 60_000,
        to: (starts + length + pause + more) * 60_000,
      },
    ].filter(({ from, to }) => to > from);
    const minutes = planned.flatMap(({ from, to }) =>
      Array.from({ length: (to - from) / 60_000 }, (_, index) => from / 60_000 + index),
    );
    const covered = (part: 'morning' | 'afternoon') =>
      minutes.filter((minute) =>
        halfOfDay(planned, part).some(
          ({ from, to }) => from <= minute * 60_000 && minute * 60_000 < to,
        ),
      );
    const half = Math.floor(minutes.length / 2);
    expect(covered('morning')).toEqual(minutes.slice(0, half));
    expect(covered('afternoon')).toEqual(minutes.slice(half));
    expect(minutesOf(halfOfDay(planned, 'afternoon'))).toBe(minutes.length - half);
  }
});
