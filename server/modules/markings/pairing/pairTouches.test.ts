import type { PunchKind } from '@contract/markings/punch';
import type { PairedShift, PairedTouch } from './pairingTypes';
import { pairTouches } from './pairTouches';
import { leastCost } from './testing/leastCost';

const DAY = 1440;
/** "1 09:00": a day and its hour, in minutes. */
const at = (text: string) => {
  const [day = '', clock = ''] = text.split(' ');
  const [hour = '', minute = ''] = clock.split(':');
  return Number(day) * DAY + Number(hour) * 60 + Number(minute);
};
/** "1 09:00-18:00", and whether its meal is punched. */
const shift = (text: string, meal = false): PairedShift => {
  const [day = '', hours = ''] = text.split(' ');
  const [from = '', to = ''] = hours.split('-');
  const starts = at(`${day} ${from}`);
  const ends = at(`${day} ${to}`);
  return { from: starts, to: ends > starts ? ends : ends + DAY, meal };
};
const days = (hours: string, meal = false) =>
  [1, 2, 3, 4, 5].map((day) => shift(`${day} ${hours}`, meal));
/** "1 08:58", or told: "1 08:58 in". */
const touchOf = (text: string): PairedTouch => {
  const [day = '', clock = '', told] = text.split(' ');
  return { at: at(`${day} ${clock}`), told: (told as PunchKind | undefined) ?? null };
};
const limits = { openMinutes: 960, aroundMinutes: 240 };
const long = Number.POSITIVE_INFINITY;

const kindsOf = (shifts: readonly PairedShift[], texts: readonly string[], now = long) =>
  pairTouches({ touches: texts.map(touchOf), shifts, ...limits, now }).kinds.join(' ');
const whole = (day: number, from: string, to: string) => [`${day} ${from}`, `${day} ${to}`];
const rest = (from: string, to: string) => [2, 3, 4, 5].flatMap((day) => whole(day, from, to));

test.each([
  ['only the exit of Monday', days('09:00-18:00'), ['1 18:02', ...rest('08:58', '18:03')], 'out'],
  ['only its entry', days('09:00-18:00'), ['1 08:57', ...rest('08:58', '18:03')], 'in'],
  ['mornings from six', days('06:00-14:00'), ['1 14:05', ...rest('05:58', '14:03')], 'out'],
  ['a call on the day off', days('09:00-18:00'), ['0 14:00', ...whole(1, '08:58', '18:03')], 'in'],
  [
    'a call on the day off before a morning',
    days('06:00-14:00'),
    ['0 15:30', ...whole(1, '05:58', '14:03')],
    'in',
  ],
] as const)('one missed touch leaves every other as it is: %s', (_name, shifts, texts, first) => {
  const others = (texts.length - 1) / 2;
  expect(kindsOf(shifts, texts)).toBe([first, ...Array(others).fill('in out')].join(' '));
});

test('the exit of a night alone, and the nights after it', () => {
  const nights = days('22:00-06:00');
  const texts = ['2 06:03', '2 21:57', '3 06:02', '3 21:58', '4 06:04', '4 21:59', '5 06:01'];
  expect(kindsOf(nights, texts)).toBe('out in out in out in out');
  const entry = ['1 21:58', '2 21:57', '3 06:02', '3 21:58', '4 06:04'];
  expect(kindsOf(nights, entry)).toBe('in in out in out');
});

test('a lunch that nobody punched back ends nothing, and the next day begins with an entry', () => {
  const shifts = days('09:00-18:00', true);
  const texts = ['1 08:58', '1 13:00', '1 18:03', ...whole(2, '08:58', '18:03')];
  expect(kindsOf(shifts, texts)).toBe('in breakOut out in out');
  const full = ['1 08:58', '1 13:00', '1 13:40', '1 18:03', '2 08:58', '2 18:03'];
  expect(kindsOf(shifts, full)).toBe('in breakOut breakIn out in out');
});

test('an exit four hours and a half after the shift is one', () => {
  const texts = ['1 08:58', '1 22:30', ...whole(2, '08:58', '18:03')];
  expect(kindsOf(days('09:00-18:00'), texts)).toBe('in out in out');
});

test('who goes out and comes back within a shift did so, whatever break it has', () => {
  expect(kindsOf(days('09:00-18:00'), ['1 09:00', '1 13:00', '1 14:00', '1 18:00'])).toBe(
    'in out in out',
  );
});

test('a finger that touches twice enters once, and leaves once', () => {
  const texts = ['1 08:58', '1 09:00', '1 18:00', '1 18:03', ...whole(2, '08:58', '18:03')];
  expect(kindsOf(days('09:00-18:00'), texts)).toBe('in in out out in out');
});

test('two shifts that touch are left and entered within a minute', () => {
  const shifts = [shift('1 08:00-12:00'), shift('1 12:00-16:00')];
  expect(kindsOf(shifts, ['1 08:00', '1 12:00', '1 12:00', '1 16:00'])).toBe('in out in out');
  expect(kindsOf(shifts, ['1 08:00', '1 16:00'])).toBe('in out');
});

test('what somebody told stands, and the guesses go around it', () => {
  const texts = ['1 18:02 in', ...rest('08:58', '18:03')];
  expect(kindsOf(days('09:00-18:00'), texts)).toBe(['in', ...Array(4).fill('in out')].join(' '));
  expect(kindsOf(days('09:00-18:00'), ['1 08:58', '1 18:00 in', '2 08:58', '2 18:00'])).toBe(
    'in in in out',
  );
});

test('who is inside now forgot nothing yet', () => {
  const shifts = days('09:00-18:00', true);
  expect(kindsOf(shifts, ['1 13:40'], at('1 13:40'))).toBe('in');
  expect(kindsOf(shifts, ['1 08:58', '1 13:10'], at('1 13:10'))).toBe('in breakOut');
  expect(kindsOf(shifts, ['1 08:58', '1 13:10'])).toBe('in out');
});

/** Numbers that look random and are always the same. */
function* dice(seed: number): Generator<number, number> {
  let state = seed;
  for (;;) {
    state = (state * 1103515245 + 12345) % 2147483648;
    yield state;
  }
}

test('nothing costs less among all readings of some hundred short sequences', () => {
  const told = [null, null, null, null, 'in', 'out', 'breakOut', 'breakIn'] as const;
  const plans = [[], ['1 09:00-18:00'], ['1 08:00-12:00', '1 16:00-20:00'], ['1 22:00-06:00']];
  for (let seed = 1; seed <= 800; seed += 1) {
    const roll = dice(seed * 7919);
    const next = (below: number) => Math.floor((roll.next().value / 2147483648) * below);
    const shifts = (plans[next(plans.length)] ?? []).map((text) => shift(text, next(2) === 1));
    const touches = Array.from({ length: 1 + next(5) }, () => ({
      at: DAY + next(36 * 12) * 5 + (next(4) === 0 ? 3 : 0),
      told: told[next(told.length)] ?? null,
    })).sort((a, b) => a.at - b.at);
    const facts = { touches, shifts, ...limits, now: next(2) ? long : 3 * DAY };
    const paired = pairTouches(facts);
    expect([seed, paired.cost]).toEqual([seed, leastCost(facts)]);
    touches.forEach((one, index) => {
      if (one.told) expect(paired.kinds[index]).toBe(one.told);
    });
  }
});

test('a month is paired in a few milliseconds', () => {
  const shifts = Array.from({ length: 31 }, (_, day) => shift(`${day} 09:00-18:00`));
  const touches = shifts.flatMap(({ from, to }) => [
    { at: from - 2, told: null },
    { at: to + 3, told: null },
  ]);
  const tries = Array.from({ length: 20 }, () => {
    const before = performance.now();
    pairTouches({ touches, shifts, ...limits, now: long });
    return performance.now() - before;
  });
  // Other processes take their turns in some of the tries.
  expect(Math.min(...tries)).toBeLessThan(25);
});
