import type { PunchKind } from '@contract/markings/punch';
import { randomFrom } from '../../../seed/randomFrom';
import { dayMinutes } from './dayMinutes';

const at = (minute: number) => new Date(minute * 60_000);
const visited = (...times: [number, number][]) =>
  times.map(([from, to]) => ({ arrivedAt: at(from), endedAt: at(to) }));
const punched = (...punches: [number, PunchKind][]) =>
  punches.map(([minute, kind]) => ({ at: at(minute), kind }));

test.each<[string, [number, number][], [number, PunchKind][], [number, number]]>([
  [
    'all of it was punched',
    [[540, 600]],
    [
      [480, 'in'],
      [1020, 'out'],
    ],
    [60, 60],
  ],
  ['none of it was', [[540, 600]], [], [60, 0]],
  [
    'half of it was',
    [[540, 600]],
    [
      [570, 'in'],
      [900, 'out'],
    ],
    [60, 30],
  ],
  [
    'a meal in the middle is no work',
    [[540, 660]],
    [
      [480, 'in'],
      [570, 'breakOut'],
      [600, 'breakIn'],
      [900, 'out'],
    ],
    [120, 90],
  ],
  [
    'two visits at once are one time',
    [
      [540, 600],
      [570, 630],
    ],
    [
      [480, 'in'],
      [900, 'out'],
    ],
    [90, 90],
  ],
  ['a stay without its exit counts nothing yet', [[540, 600]], [[480, 'in']], [60, 0]],
])('%s', (_name, visits, punches, [minutes, covered]) => {
  expect(dayMinutes(visited(...visits), punched(...punches))).toEqual({ minutes, covered });
});

test('on two thousand days it says what counting single minutes says', () => {
  const { int } = randomFrom(41);
  for (let turn = 0; turn < 2000; turn += 1) {
    const visits = Array.from({ length: int(0, 5) }, (): [number, number] => {
      const from = int(0, 900);
      return [from, from + int(0, 120)];
    });
    const marks = [...new Set(Array.from({ length: int(0, 4) * 2 }, () => int(0, 1000)))].sort(
      (one, other) => one - other,
    );
    const kinds: PunchKind[] = ['in', 'breakOut', 'breakIn', 'out'];
    const punches = marks.map((minute, index): [number, PunchKind] => [
      minute,
      kinds[index % kinds.length] ?? 'in',
    ]);
    let minutes = 0;
    let covered = 0;
    for (let minute = 0; minute < 1100; minute += 1) {
      if (!visits.some(([from, to]) => from <= minute && minute < to)) continue;
      minutes += 1;
      const before = punches.filter(([mark]) => mark <= minute).at(-1);
      const isInside = before?.[1] === 'in' || before?.[1] === 'breakIn';
      if (isInside && punches.some(([mark]) => mark > minute)) covered += 1;
    }
    expect({ turn, ...dayMinutes(visited(...visits), punched(...punches)) }).toEqual({
      ...{ turn, minutes, covered },
    });
  }
});
