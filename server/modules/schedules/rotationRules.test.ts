import { shiftOn } from '@contract/schedules/shiftOn';
import { type Ruling, rulingOn } from './rotationRules';
import { shiftTimes, workedMinutes } from './shiftTimes';

test('a cycle goes on from its first day, and begins where one says', () => {
  const cycle = { days: [1, 1, null], byWeek: false };
  const on = (day: string, firstDay = 1) =>
    shiftOn(cycle, { fromDay: '2026-11-25', firstDay }, day);
  expect(['25', '26', '27', '28'].map((date) => on(`2026-11-${date}`))).toEqual([1, 1, null, 1]);
  expect(on('2026-11-25', 3)).toBeNull();
  expect([on('2027-11-25'), on('2027-11-26')]).toEqual([null, 1]);
});

test('a cycle of weeks stands on Mondays, whatever day it begins', () => {
  const five = [1, 1, 1, 1, 1, null, null];
  const cycle = { days: [...five, ...five.map((shift) => shift && 2)], byWeek: true };
  const on = (day: string, firstDay = 1) =>
    shiftOn(cycle, { fromDay: '2026-11-25', firstDay }, day);
  expect(on('2026-11-25')).toBe(1);
  expect(on('2026-11-28')).toBeNull();
  expect(on('2026-11-30')).toBe(2);
  expect(on('2026-11-25', 8)).toBe(2);
});

const ruling = (fields: Partial<Ruling>): Ruling => ({
  id: 1,
  target: 'site',
  personId: null,
  areaId: null,
  siteId: null,
  rotationId: 1,
  fromDay: '2026-01-01',
  toDay: null,
  firstDay: 1,
  onHolidays: 'off',
  ...fields,
});

test('their own goes before their area’s, and that before their site’s', () => {
  const all = [
    ruling({ id: 1, siteId: 7 }),
    ruling({ id: 2, target: 'area', areaId: 5, fromDay: '2026-06-01' }),
    ruling({ id: 3, target: 'person', personId: 9, fromDay: '2026-07-01', toDay: '2026-07-31' }),
  ];
  const on = (day: string) => rulingOn(all, { id: 9, areaId: 5, siteId: 7 }, day)?.id;
  expect([on('2026-05-31'), on('2026-06-30'), on('2026-07-15'), on('2026-08-01')]).toEqual([
    1, 2, 3, 2,
  ]);
  expect(rulingOn(all, { id: 8, areaId: 4, siteId: 6 }, '2026-07-15')).toBeUndefined();
});

test('a night on which the clocks change lasts an hour less or more', () => {
  const night = { startsAt: '22:00', endsAt: '06:00', breakMinutes: 30 };
  const hours = (day: string, zone: string) => {
    const { startsAt, endsAt } = shiftTimes(night, day, zone);
    return (endsAt.getTime() - startsAt.getTime()) / 3_600_000;
  };
  expect(hours('2026-03-28', 'Europe/Madrid')).toBe(7);
  expect(hours('2026-10-24', 'Europe/Madrid')).toBe(9);
  expect(hours('2026-10-24', 'America/Argentina/Cordoba')).toBe(8);
  expect(workedMinutes(night)).toBe(450);
});
