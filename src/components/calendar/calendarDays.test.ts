import type { AwayDays } from '@/services/absences/calendarHooks';
import { awayText, daysOfMonth, monthTitle, stretches } from './calendarDays';

const away = (more: Partial<AwayDays> = {}): AwayDays => ({
  id: 1,
  personId: 7,
  fromDay: '2026-11-04',
  toDay: '2026-11-06',
  part: 'whole',
  state: 'firm',
  label: 'Vacaciones',
  source: 'leave',
  sourceId: 3,
  ...more,
});

test('a month has its days, Monday first by number', () => {
  const november = daysOfMonth(2026, 11);
  expect([november.length, november[0], november[20]?.weekday]).toEqual([
    30,
    { iso: '2026-11-01', number: 1, weekday: 7 },
    6,
  ]);
  expect(daysOfMonth(2028, 2)).toHaveLength(29);
  expect(monthTitle(2026, 11)).toBe('Noviembre de 2026');
});

test('an absence is one stretch, cut to the month; the days between stand alone', () => {
  const row = stretches(daysOfMonth(2026, 11), [
    away(),
    away({ id: 2, fromDay: '2026-11-29', toDay: '2026-12-12' }),
    away({ id: 3, fromDay: '2026-10-20', toDay: '2026-11-01' }),
  ]);
  const drawn = row.filter((stretch) => stretch.away.length > 0);
  expect(drawn.map(({ days, away: [one] }) => [one?.id, days.length])).toEqual([
    [3, 1],
    [1, 3],
    [2, 2],
  ]);
  expect(row.reduce((sum, { days }) => sum + days.length, 0)).toBe(30);
});

test('two that touch are two stretches, and two halves share their day', () => {
  const row = stretches(daysOfMonth(2026, 11), [
    away({ fromDay: '2026-11-04', toDay: '2026-11-04', part: 'morning' }),
    away({ id: 2, fromDay: '2026-11-04', toDay: '2026-11-04', part: 'afternoon' }),
    away({ id: 4, fromDay: '2026-11-05', toDay: '2026-11-06' }),
  ]);
  const drawn = row.filter((stretch) => stretch.away.length > 0);
  expect(drawn.map((stretch) => [stretch.days.length, stretch.away.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test.each([
  [{}, 'Vacaciones, del 4 al 6 de noviembre'],
  [{ toDay: '2026-11-04', part: 'morning' as const }, 'Vacaciones, el 4 de noviembre a la mañana'],
  [
    { state: 'pending' as const, label: 'Ausente' },
    'Ausente, del 4 al 6 de noviembre, espera aprobación',
  ],
])('%o reads %s', (more, text) => {
  expect(awayText(away(more))).toBe(text);
});
