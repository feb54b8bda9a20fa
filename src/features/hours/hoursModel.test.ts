import type { HourDay } from '@/services/wms/generated/hours.gen';
import { timeOf } from '@/utils/time';
import { reasonsByFigure, shortTime, weekFigures, weekTotal } from './hoursModel';

const dayOf = (figures: HourDay['figures']): HourDay => ({
  day: '2026-11-16',
  shifts: [],
  stretches: [],
  away: [],
  holiday: null,
  figures,
  reasons: [],
  bands: [],
  overtime: null,
  open: false,
});

test('a week adds up over the sixty minutes, and may pass a hundred hours', () => {
  const days = [dayOf({ worked: 485 }), dayOf({ worked: 475 }), dayOf({ worked: 6000 })];
  expect(weekTotal(days, 'worked')).toBe('116:00');
  expect([timeOf(5), shortTime(timeOf(485)), shortTime(timeOf(600))]).toEqual([
    '00:05',
    '8:05',
    '10:00',
  ]);
});

test('planned and worked always show; of the others, what there is, and nothing twice', () => {
  const days = [dayOf({ expected: 480, worked: 0, late: 6, before: 30, extra50: 30, night: 0 })];
  expect(weekFigures(days).map(({ figure }) => figure)).toEqual([
    'expected',
    'worked',
    'late',
    'extra50',
  ]);
});

test('reasons stand under their figure, in the order of the figures', () => {
  const reason = { from: '', to: '', minutes: 1, why: '' };
  const found = reasonsByFigure([
    { ...reason, figure: 'night' },
    { ...reason, figure: 'worked' },
    { ...reason, figure: 'night' },
  ]);
  expect(found.map(({ label, reasons }) => [label, reasons.length])).toEqual([
    ['Trabajadas', 1],
    ['Nocturnas', 2],
  ]);
});
