import {
  countLeaveDays,
  holidaysInside,
  isInPeriod,
  lawfulStart,
  leaveYearAt,
  returnDay,
  type WorkCalendar,
} from './leaveDayRules';

const calendar: WorkCalendar = {
  weekDays: 5,
  holidays: new Map([
    ['2026-12-08', 'Inmaculada Concepción'],
    ['2026-12-25', 'Navidad'],
    ['2027-01-01', 'Año Nuevo'],
    ['2027-02-08', 'Carnaval'],
    ['2027-02-09', 'Carnaval'],
  ]),
};
const span = (from: string, to: string, part: 'whole' | 'morning' | 'afternoon' = 'whole') => ({
  from,
  to,
  part,
});

test.each([
  ['LCT art. 150: calendar days, weekends and holidays inside', '2026-12-21', '2027-01-03', 14],
  ['a leave of one day', '2026-12-21', '2026-12-21', 1],
  ['across a leap day', '2028-02-21', '2028-03-05', 14],
  ['across 31 December', '2026-12-31', '2027-01-01', 2],
])('%s', (_name, from, to, days) => {
  expect(countLeaveDays(span(from, to), 'calendar', calendar)).toBe(days);
});

test.each([
  ['LCT art. 160: working days leave out weekends and holidays', '2026-12-21', '2027-01-03', 8],
  ['a weekend has none', '2026-12-19', '2026-12-20', 0],
])('%s', (_name, from, to, days) => {
  expect(countLeaveDays(span(from, to), 'working', calendar)).toBe(days);
});

test('half a day is half, on a working day alone', () => {
  expect(countLeaveDays(span('2026-12-21', '2026-12-21', 'morning'), 'working', calendar)).toBe(
    0.5,
  );
  expect(countLeaveDays(span('2026-12-25', '2026-12-25', 'morning'), 'working', calendar)).toBe(0);
});

test.each([
  ['LCT art. 151: a Monday is itself', '2026-12-14', '2026-12-14'],
  ['LCT art. 151: in mid-week, the next Monday', '2026-12-16', '2026-12-21'],
  ['LCT art. 151: on Saturday, the next Monday', '2026-12-19', '2026-12-21'],
  ['LCT art. 151: the Monday is a holiday, the next working day', '2027-02-08', '2027-02-10'],
  [
    'LCT art. 151: Monday and Tuesday are holidays, and it starts on that Wednesday',
    '2027-02-10',
    '2027-02-10',
  ],
  ['LCT art. 151: the Thursday after them is too late', '2027-02-11', '2027-02-15'],
])('%s', (_source, from, start) => {
  expect(lawfulStart(from, calendar)).toBe(start);
});

test('LCT art. 151: who rests on Monday starts on Tuesday, or after the holiday', () => {
  expect(lawfulStart('2026-12-14', calendar, 2)).toBe('2026-12-15');
  expect(lawfulStart('2026-12-07', calendar, 2)).toBe('2026-12-09');
});

test.each([
  ['LCT art. 154: the last day before the period', '2026-09-30', false],
  ['LCT art. 154: 1 October', '2026-10-01', true],
  ['LCT art. 154: 31 December', '2026-12-31', true],
  ['LCT art. 154: 30 April', '2027-04-30', true],
  ['LCT art. 154: 1 May', '2027-05-01', false],
])('%s', (_source, day, inside) => {
  expect(isInPeriod(day, { periodFirstMonth: 10, periodLastMonth: 4 })).toBe(inside);
});

test('a year’s days are given from its October on', () => {
  expect([leaveYearAt('2026-09-30', 10), leaveYearAt('2026-10-01', 10)]).toEqual([2025, 2026]);
});

test.each([
  ['the Monday after', span('2026-12-14', '2026-12-20'), '2026-12-21'],
  ['after a holiday', span('2026-12-24', '2026-12-24'), '2026-12-28'],
  ['the same afternoon', span('2026-12-21', '2026-12-21', 'morning'), '2026-12-21'],
  ['the next day', span('2026-12-21', '2026-12-21', 'afternoon'), '2026-12-22'],
])('back at work %s', (_name, leave, day) => {
  expect(returnDay(leave, calendar)).toBe(day);
});

test('the holidays inside are told by name', () => {
  expect(holidaysInside(span('2026-12-21', '2027-01-03'), calendar)).toEqual([
    { day: '2026-12-25', name: 'Navidad' },
    { day: '2027-01-01', name: 'Año Nuevo' },
  ]);
});
