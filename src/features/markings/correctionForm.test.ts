import type { PunchDay } from '@/services/wms/generated/markings.gen';
import { correctionInput, correctionValues, leftAt } from './correctionForm';

const zone = 'America/Argentina/Buenos_Aires';
const punch = (id: number, at: string, kind: 'in' | 'out') => ({
  id,
  at,
  kind,
  source: 'web' as const,
  counts: 'counted' as const,
  siteName: null,
  outside: false,
  offline: false,
});

test('a night goes into its form and comes back with the dates that it had', () => {
  const night: PunchDay = {
    day: '2026-11-20',
    shifts: [],
    // 23:40 of the day before, 08:05; 22:00, 06:10 of the next.
    punches: [
      punch(1, '2026-11-20T02:40:00Z', 'in'),
      punch(2, '2026-11-20T11:05:00Z', 'out'),
      punch(3, '2026-11-21T01:00:00Z', 'in'),
      punch(4, '2026-11-21T09:10:00Z', 'out'),
    ],
    minutes: 0,
    flags: [],
    closed: false,
    requestId: null,
  };
  const sent = correctionInput(night.day, {
    ...correctionValues(night, zone),
    reason: 'De prueba',
  });
  expect(sent.punches).toEqual([
    { id: 1, kind: 'in', clock: '23:40', nextDay: false, dayBefore: true },
    { id: 2, kind: 'out', clock: '08:05', nextDay: false, dayBefore: false },
    { id: 3, kind: 'in', clock: '22:00', nextDay: false, dayBefore: false },
    { id: 4, kind: 'out', clock: '06:10', nextDay: true, dayBefore: false },
  ]);
});

const dayWith = (punches: PunchDay['punches']): PunchDay => ({
  day: '2026-11-20',
  shifts: [],
  punches,
  minutes: 0,
  flags: ['forgottenExit'],
  closed: false,
  requestId: null,
});
const sentFor = (on: PunchDay, left: string) =>
  correctionInput(on.day, leftAt(on, zone, left)).punches;

test('the hour of a forgotten exit takes the place of what the server wrote, or comes after the entry', () => {
  const entry = punch(1, '2026-11-20T09:00:00Z', 'in');
  const byRule = punch(2, '2026-11-20T17:00:00Z', 'out');
  const kept = { id: 1, kind: 'in', clock: '06:00', nextDay: false, dayBefore: false };
  const left = { kind: 'out', clock: '15:30', nextDay: false, dayBefore: false };
  expect(sentFor(dayWith([entry, byRule]), '15:30')).toEqual([kept, { id: 2, ...left }]);
  expect(sentFor(dayWith([entry]), '15:30')).toEqual([kept, left]);
});

test('who entered at night and left in the morning left on the next day', () => {
  const night = dayWith([punch(1, '2026-11-21T01:00:00Z', 'in')]);
  expect(sentFor(night, '06:20')[1]).toMatchObject({ clock: '06:20', nextDay: true });
  const before = dayWith([punch(1, '2026-11-20T02:40:00Z', 'in')]);
  expect(sentFor(before, '08:05')[1]).toMatchObject({ nextDay: false, dayBefore: false });
});
