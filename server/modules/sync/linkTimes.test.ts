import { dueNow, nextTimes, type Timing } from './linkTimes';

const daily: Timing = {
  timing: 'days',
  everyMinutes: null,
  days: [1, 2, 3, 4, 5, 6, 7],
  at: '02:30',
  cron: null,
  paused: false,
};
const texts = (timing: Timing, zone: string, after: string, most: number) =>
  nextTimes(timing, zone, new Date(after), most).map((one) => one.toISOString());

test('at an hour of some days, in the zone of the site', () => {
  const weekdays = { ...daily, days: [1, 5], at: '07:00' };
  expect(texts(weekdays, 'America/Argentina/Buenos_Aires', '2026-11-27T10:00:00Z', 3)).toEqual([
    '2026-11-30T10:00:00.000Z',
    '2026-12-04T10:00:00.000Z',
    '2026-12-07T10:00:00.000Z',
  ]);
});

test('a clock that goes forward over the hour skips no day', () => {
  expect(texts(daily, 'Europe/Madrid', '2026-03-28T00:00:00Z', 3)).toEqual([
    '2026-03-28T01:30:00.000Z',
    '2026-03-29T01:30:00.000Z',
    '2026-03-30T00:30:00.000Z',
  ]);
});

test('a clock that repeats the hour doubles no run', () => {
  expect(texts(daily, 'Europe/Madrid', '2026-10-24T12:00:00Z', 2)).toEqual([
    '2026-10-25T00:30:00.000Z',
    '2026-10-26T01:30:00.000Z',
  ]);
  // Asked again between both half past two, it is not due a second time.
  expect(texts(daily, 'Europe/Madrid', '2026-10-25T00:30:00Z', 1)).toEqual([
    '2026-10-26T01:30:00.000Z',
  ]);
});

test('every so many minutes is so many real ones while the clock changes', () => {
  const steps = { ...daily, timing: 'minutes', everyMinutes: 30 } as const;
  expect(texts(steps, 'Europe/Madrid', '2026-10-25T00:31:00Z', 3)).toEqual([
    '2026-10-25T01:00:00.000Z',
    '2026-10-25T01:30:00.000Z',
    '2026-10-25T02:00:00.000Z',
  ]);
});

test('what nobody timed, and what is paused, has no next time', () => {
  expect(texts({ ...daily, timing: 'hand' }, 'Europe/Madrid', '2026-10-25T00:00:00Z', 5)).toEqual(
    [],
  );
  expect(texts({ ...daily, paused: true }, 'Europe/Madrid', '2026-10-25T00:00:00Z', 5)).toEqual([]);
  expect(texts({ ...daily, days: [] }, 'Europe/Madrid', '2026-10-25T00:00:00Z', 5)).toEqual([]);
});

test('moments that went by while the server was off are made up once, or said', () => {
  const due = new Date('2026-11-02T05:30:00Z');
  const after = new Date('2026-11-05T12:00:00Z');
  const zone = 'America/Argentina/Buenos_Aires';
  expect(dueNow({ ...daily, catchUp: true }, zone, due, after)).toEqual({ runs: true, missed: 3 });
  expect(dueNow({ ...daily, catchUp: false }, zone, due, after)).toEqual({
    runs: false,
    missed: 4,
  });
  const soon = new Date('2026-11-02T05:31:00Z');
  expect(dueNow({ ...daily, catchUp: false }, zone, due, soon)).toEqual({ runs: true, missed: 0 });
});

test('a text counts what it missed by its own times', () => {
  const twice = { ...daily, timing: 'cron', cron: '0 6,18 * * 1-5', catchUp: true } as const;
  const friday = new Date('2026-11-27T09:00:00Z');
  const monday = new Date('2026-11-30T12:00:00Z');
  expect(dueNow(twice, 'America/Argentina/Buenos_Aires', friday, monday)).toEqual({
    runs: true,
    missed: 2,
  });
});
