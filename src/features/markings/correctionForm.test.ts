import type { PunchDay } from '@/services/wms/generated/markings.gen';
import { correctionInput, correctionValues } from './correctionForm';

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
