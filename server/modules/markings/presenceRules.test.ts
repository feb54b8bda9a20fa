import type { PunchFact, ShiftFact } from './markingRules';
import { byPresence, presenceOf } from './presenceRules';
import { dateIn, instantAt } from './wallClock';

const zone = 'America/Argentina/Buenos_Aires';
const today = '2026-11-23';
const figures = {
  sameTouchMinutes: 1,
  openHours: 16,
  afterShiftHours: 4,
  offlineHours: 24,
  clockMinutes: 5,
  photoDays: 60,
};
const at = (clock: string, day = today) => instantAt(zone, day, clock);
const shift: ShiftFact = {
  id: 1,
  day: today,
  startsAt: at('08:00'),
  endsAt: at('16:00'),
  toleranceIn: 5,
  toleranceOut: 5,
  breakKind: 'none',
};

const fact = (kind: PunchFact['kind'], when: Date, id: number): PunchFact => ({
  id,
  personId: 1,
  at: when,
  kind,
  source: 'web',
  counts: 'counted',
  day: today,
  plannedShiftId: 1,
  outside: false,
  offline: false,
  forgotten: false,
});

const standing = (now: Date, punches: PunchFact[], away = false) =>
  presenceOf({ punches, shifts: [shift], figures, now, today, dateOf: dateIn(zone), away })
    ?.presence;

test('late begins when the tolerance is over, and ends with the shift', () => {
  expect(standing(at('07:00'), [])).toBe('expected');
  expect(standing(at('08:05'), [])).toBe('expected');
  expect(standing(at('08:06'), [])).toBe('late');
  expect(standing(at('16:00'), [])).toBeUndefined();
  expect(standing(at('10:00'), [], true)).toBe('away');
});

test('whoever is in is in, also on a day off, until their exit is forgotten', () => {
  const entry = fact('in', at('08:01'), 1);
  expect(standing(at('12:00'), [entry], true)).toBe('in');
  expect(standing(at('12:05'), [entry, fact('breakOut', at('12:00'), 2)])).toBe('break');
  expect(standing(at('16:30'), [entry, fact('out', at('16:02'), 2)])).toBe('left');
  expect(standing(at('20:01'), [entry])).toBeUndefined();
});

test('who is awaited comes by the hour, after who is there', () => {
  const people = [
    { name: 'Acosta', presence: 'expected' as const, at: '2026-11-24T22:00:00Z' },
    { name: 'Bustos', presence: 'left' as const, at: '2026-11-24T06:00:00Z' },
    { name: 'Cruz', presence: 'expected' as const, at: '2026-11-24T14:00:00Z' },
    { name: 'Duarte', presence: 'in' as const, at: '2026-11-24T08:00:00Z' },
    { name: 'Ellis', presence: 'in' as const, at: '2026-11-24T07:00:00Z' },
  ];
  const names = people.sort(byPresence).map(({ name }) => name);
  expect(names).toEqual(['Duarte', 'Ellis', 'Cruz', 'Acosta', 'Bustos']);
});
