import { bookCodeNames } from '@contract/users/personBook';
import { randomFrom } from '../../../seed/randomFrom';
import { type BookCodeValues, type DatedCodes, monthCodes } from './bookCodeRules';

const month = { from: '2026-10-01', to: '2026-10-31' };
const HIRED = '2020-01-01';
const atSite: BookCodeValues = {
  ...{ situation: 1, condition: 1, activity: 49, contract: 8, place: 2 },
  health: 126_205,
};
const nobody: BookCodeValues = {
  ...{ situation: null, condition: null, activity: null, contract: null },
  ...{ place: null, health: null },
};

const row = (effectiveFrom: string, more: Partial<DatedCodes> = {}): DatedCodes => ({
  ...{ situation: null, condition: null, activity: null, contract: null, place: null },
  ...{ health: null, spouse: null, children: null, insured: null },
  ...more,
  effectiveFrom,
});

test.each([
  ['2026-10-31', 22],
  ['2026-11-01', 8],
  ['2026-09-30', 22],
])('a code since %s is told in October as %i', (day, contract) => {
  expect(monthCodes([row(day, { contract: 22 })], atSite, month, HIRED).codes).toEqual({
    ...atSite,
    contract,
  });
});

test('what the newest row leaves out is as at the site again, whatever an older one says', () => {
  const rows = [row('2026-10-10', { health: 1 }), row('2026-01-01', { health: 2, contract: 22 })];
  const { codes, lacks } = monthCodes(rows, atSite, month, HIRED);
  expect(codes).toEqual({ ...atSite, health: 1 });
  expect(lacks).toEqual([]);
  expect(monthCodes(rows, nobody, month, HIRED).lacks).toEqual(
    bookCodeNames.filter((name) => name !== 'health'),
  );
});

test('family and insurance are told where they are written, and no spouse and insured where not', () => {
  const none = monthCodes([], atSite, month, HIRED);
  expect([none.spouse, none.children, none.insured]).toEqual([false, 0, true]);
  const told = row('2026-10-31', { spouse: 'yes', children: 3, insured: 'no' });
  const own = monthCodes([told], atSite, month, HIRED);
  expect([own.spouse, own.children, own.insured]).toEqual([true, 3, false]);
});

test.each([
  ['the first day', [row('2026-10-01', { situation: 5 })], [[5, 1]]],
  [
    'the second',
    [row('2026-10-02', { situation: 5 })],
    [
      [1, 1],
      [5, 2],
    ],
  ],
  [
    'the last',
    [row('2026-10-31', { situation: 5 })],
    [
      [1, 1],
      [5, 31],
    ],
  ],
  ['the day after', [row('2026-11-01', { situation: 5 })], [[1, 1]]],
  ['another code alone', [row('2026-10-09', { contract: 5 })], [[1, 1]]],
  [
    'there and back',
    [row('2026-10-20'), row('2026-10-09', { situation: 13 })],
    [
      [1, 1],
      [13, 9],
      [1, 20],
    ],
  ],
] as const)('a situation that changes on %s', (_name, rows, expected) => {
  const { situations } = monthCodes(rows, atSite, month, HIRED);
  expect(situations.map(({ code, day }) => [code, day])).toEqual(expected);
});

test('who is hired within the month begins with the situation of that day', () => {
  const rows = [row('2026-10-15', { situation: 10 }), row('2026-10-20', { situation: 1 })];
  const { situations } = monthCodes(rows, atSite, month, '2026-10-15');
  expect(situations).toEqual([
    { code: 10, day: 1 },
    { code: 1, day: 20 },
  ]);
});

/** The same, day by day and from the day's own point of view. */
function dayByDay(rows: readonly DatedCodes[], site: BookCodeValues, hired: string) {
  const days = Array.from({ length: 31 }, (_, index) => index + 1);
  const iso = (day: number) => `2026-10-${String(day).padStart(2, '0')}`;
  const ruling = (day: string) =>
    [...rows]
      .filter(({ effectiveFrom }) => effectiveFrom <= day)
      .sort((one, other) => one.effectiveFrom.localeCompare(other.effectiveFrom))
      .pop();
  const worked = days.filter((day) => iso(day) >= hired);
  const seen = worked.map((day) => ({
    day,
    code: ruling(iso(day))?.situation ?? site.situation,
  }));
  const turns = seen.filter(({ code }, index) => index === 0 || seen[index - 1]?.code !== code);
  const last = ruling('2026-10-31');
  return {
    situations: turns.map(({ code, day }, index) => ({ code, day: index === 0 ? 1 : day })),
    codes: Object.fromEntries(
      bookCodeNames.map((name) => {
        const own = last === undefined ? null : last[name];
        return [name, own === null ? site[name] : own];
      }),
    ),
  };
}

test('generated histories come to what a look at each day comes to', () => {
  const random = randomFrom(100);
  const maybe = (most: number) => (random.next() < 0.4 ? null : random.int(0, most));
  const anyDay = () =>
    `2026-${['09', '10', '10', '10', '11'][random.int(0, 4)]}-${String(random.int(1, 30)).padStart(2, '0')}`;
  for (let turn = 0; turn < 500; turn += 1) {
    const days = new Set(Array.from({ length: random.int(0, 6) }, anyDay));
    const rows = Array.from(days, (day) =>
      row(day, { situation: maybe(3), contract: maybe(999), health: maybe(999_999) }),
    );
    const site = random.next() < 0.2 ? nobody : atSite;
    const hired = random.next() < 0.3 ? `2026-10-${random.int(10, 28)}` : HIRED;
    const { codes, situations } = monthCodes(rows, site, month, hired);
    expect({ codes, situations }).toEqual(dayByDay(rows, site, hired));
  }
});
