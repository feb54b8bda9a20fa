import { testsAll } from '../../../tests/support/testsAll';
import { nextTimes, type Timing } from './linkTimes';

const MINUTE_MS = 60_000;
const cron = (text: string): Timing => ({
  ...{ timing: 'cron', cron: text, everyMinutes: null, days: [], at: null, paused: false },
});

/** A clock on a wall shows this, beside a calendar. */
interface Shown {
  minute: number;
  hour: number;
  day: number;
  month: number;
  weekday: number;
  /** Minutes, as if they were of UTC. */
  count: number;
}

const shownBy = (zone: string) => {
  const parts = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
    ...{ hour: 'numeric', minute: 'numeric' },
  });
  return (at: number): number => {
    const held = Object.fromEntries(
      parts.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
    );
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0 } = held;
    return Date.UTC(year, month - 1, day, hour, minute) / MINUTE_MS;
  };
};

function readCount(count: number): Shown {
  const date = new Date(count * MINUTE_MS);
  return {
    ...{ minute: date.getUTCMinutes(), hour: date.getUTCHours(), day: date.getUTCDate() },
    ...{ month: date.getUTCMonth() + 1, weekday: date.getUTCDay(), count },
  };
}

const words: Record<string, number> = { JAN: 1, NOV: 11, SUN: 0, MON: 1, WED: 3, FRI: 5 };

const known = new Map<string, boolean>();

/** Asks a field about one value, without making the list of its values. */
function fits(field: string, value: number, least: number): boolean {
  const asked = `${field} ${value} ${least}`;
  const before = known.get(asked);
  if (before !== undefined) return before;
  const found = field.split(',').some((item) => {
    const [range = '', step = '1'] = item.split('/');
    if (range === '*') return (value - least) % Number(step) === 0;
    const [from = 0, to = from] = range.split('-').map((one) => words[one] ?? Number(one));
    return value >= from && value <= to && (value - from) % Number(step) === 0;
  });
  known.set(asked, found);
  return found;
}

function isTime(text: string, { minute, hour, day, month, weekday }: Shown): boolean {
  const [minutes = '', hours = '', days = '', months = '', weekdays = ''] = text.split(' ');
  if (!fits(minutes, minute, 0) || !fits(hours, hour, 0) || !fits(months, month, 1)) return false;
  const inMonth = fits(days, day, 1);
  const inWeek = fits(weekdays, weekday, 0) || (weekday === 0 && fits(weekdays, 7, 0));
  return days.startsWith('*') || weekdays.startsWith('*') ? inMonth && inWeek : inMonth || inWeek;
}

/** Walks minute by minute with a clock on a wall: a time that it jumps over is owed, one that it shows again is not. */
function walk(text: string, shown: readonly number[], from: number): number[] {
  const runs = new Set<number>();
  const seen = new Set<number>();
  let last = (shown[0] ?? 0) - 1;
  for (const [at, count] of shown.entries()) {
    for (let owed = last + 1; owed < count; owed += 1) {
      if (isTime(text, readCount(owed))) runs.add(at + owed - last - 1);
    }
    const now = readCount(count);
    const [, hours = ''] = text.split(' ');
    const steady = () => [23, 1].every((more) => fits(hours, (now.hour + more) % 24, 0));
    if (isTime(text, now) && (!seen.has(count) || steady())) runs.add(at);
    seen.add(count);
    last = count;
  }
  return [...runs]
    .filter((at) => at < shown.length)
    .sort((a, b) => a - b)
    .map((at) => from + at * MINUTE_MS);
}

/** The product searches through days for each, a tenth of a second; `npm run test:all` tries more of them. */
const CASES = testsAll ? 40 : 12;

/** Numbers that are the same each time. */
function dice(seed: number) {
  let state = seed;
  return (most: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * most);
  };
}

const choices = [
  ['0', '30', '*/5', '*/15', '*/20', '7,37', '5-59/10', '0-20/10,45', '59'],
  [
    '*',
    '*',
    '*',
    '22-23,0-2',
    '0',
    '1',
    '2',
    '3',
    '23',
    '*/2',
    '1-3',
    '0-6',
    '22,23',
    '0-23/3',
    '1,2',
    '*/3',
  ],
  ['*', '*', '1', '*/2', '5', '1-7', '4-8/2', '28-31'],
  ['*', '*', '*', '3-11', '*/2', '4,9,10,NOV', 'JAN'],
  ['*', '*', '0', '7', '1-5', 'SUN', 'MON,WED,FRI', '*/3', '6-7'],
] as const;

const expressions = (seed: number, count: number) => {
  const roll = dice(seed);
  return Array.from({ length: count }, () =>
    choices.map((field) => field[roll(field.length)] ?? '*').join(' '),
  );
};

test.each([
  // The clock goes neither forward nor back; the end of a February.
  ['America/Argentina/Buenos_Aires', '2026-02-27T03:00:00Z', 3],
  ['America/New_York', '2026-03-07T05:00:00Z', 3],
  ['America/New_York', '2026-10-31T04:00:00Z', 3],
  ['America/Santiago', '2026-04-04T03:00:00Z', 3],
  ['America/Santiago', '2026-09-05T04:00:00Z', 3],
  // Its clock moves half an hour.
  ['Australia/Lord_Howe', '2026-04-04T13:00:00Z', 2],
  ['Australia/Lord_Howe', '2026-10-03T13:30:00Z', 2],
])('in %s from %s on, every run is one that a walk by the minute finds', (zone, start, days) => {
  const from = Date.parse(start);
  const clock = shownBy(zone);
  const shown = Array.from({ length: days * 24 * 60 }, (_, at) => clock(from + at * MINUTE_MS));
  const until = from + shown.length * MINUTE_MS;
  for (const text of expressions(from / MINUTE_MS, CASES)) {
    const walked = walk(text, shown, from);
    const reckoned = nextTimes(cron(text), zone, new Date(from - 1), walked.length + 1)
      .map((at) => at.getTime())
      .filter((at) => at < until);
    expect([text, reckoned]).toEqual([text, walked]);
  }
});

const texts = (text: string, zone: string, after: string, most: number) =>
  nextTimes(cron(text), zone, new Date(after), most).map((at) => at.toISOString().slice(0, 16));

test('a clock that goes back an hour neither doubles a fixed hour nor stops what runs all the time', () => {
  // At 02:00 of 1 November it is 01:00 again: 06:00 in UTC.
  const zone = 'America/New_York';
  expect(texts('30 1 * * *', zone, '2026-11-01T05:00:00Z', 2)).toEqual([
    '2026-11-01T05:30',
    '2026-11-02T06:30',
  ]);
  expect(texts('*/30 * * * *', zone, '2026-11-01T05:00:00Z', 4)).toEqual([
    '2026-11-01T05:30',
    '2026-11-01T06:00',
    '2026-11-01T06:30',
    '2026-11-01T07:00',
  ]);
});

test('a clock that goes forward runs what it skips right after, and once', () => {
  // At 02:00 of 8 March it is 03:00: 07:00 in UTC.
  const zone = 'America/New_York';
  expect(texts('30 2 * * *', zone, '2026-03-08T05:00:00Z', 2)).toEqual([
    '2026-03-08T07:30',
    '2026-03-09T06:30',
  ]);
  expect(texts('*/30 * * * *', zone, '2026-03-08T06:00:00Z', 3)).toEqual([
    '2026-03-08T06:30',
    '2026-03-08T07:00',
    '2026-03-08T07:30',
  ]);
});

test('a day that comes seldom is waited for', () => {
  const zone = 'America/Argentina/Buenos_Aires';
  expect(texts('0 6 29 2 *', zone, '2026-11-29T12:00:00Z', 2)).toEqual([
    '2028-02-29T09:00',
    '2032-02-29T09:00',
  ]);
  // A Sunday alone: a star with a step asks for both.
  expect(texts('0 6 29 2 */7', zone, '2033-01-01T12:00:00Z', 1)).toEqual(['2060-02-29T09:00']);
});
