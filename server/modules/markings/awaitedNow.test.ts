import { awaitedShifts } from './awaitedShifts';
import { presenceOf } from './presenceRules';
import { presentDays } from './presentDay';
import type { PunchOfDay } from './punchFacts';
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
const at = (clock: string) => instantAt(zone, today, clock);
const minutesAfter = (clock: string, minutes: number) =>
  new Date(at(clock).getTime() + minutes * 60_000);

const shift = {
  ...{ id: 1, personId: 1, day: today, shiftId: 1, name: 'Mañana', kind: 'worked' as const },
  ...{ startsAt: at('08:00'), endsAt: at('16:00'), toleranceIn: 5, toleranceOut: 5 },
  ...{ breakKind: 'none' as const, breakMinutes: 0, paid: true, night: false },
};

const touch = (id: number, kind: PunchOfDay['kind'], when: Date): PunchOfDay => ({
  ...{ id, personId: 1, at: when, kind, source: 'web', counts: 'counted', day: today },
  ...{ plannedShiftId: null, siteId: null, outside: false, offline: false, forgotten: false },
});

const leaves = [
  [],
  ...(['whole', 'morning', 'afternoon'] as const).map((part) => [
    { fromDay: today, toDay: today, part },
  ]),
];
const punched = [
  [],
  [touch(1, 'in', at('08:02'))],
  [touch(1, 'in', at('08:02')), touch(2, 'out', at('11:00'))],
  [touch(1, 'in', at('12:30'))],
];

test('the list of a day and the live board say at every minute of it the same of who is late', () => {
  let late = 0;
  for (const leave of leaves)
    for (const punches of punched)
      for (let minute = 0; minute < 12 * 60; minute += 1) {
        const now = minutesAfter('06:00', minute);
        const seen = punches.filter((one) => one.at <= now);
        const shown = { punches: seen, shifts: [shift], figures, now, dateOf: dateIn(zone) };
        const away = leave.some(({ part }) => part === 'whole');
        const [day] = presentDays({
          ...shown,
          ...{ leave, isClosed: () => false, requestOf: () => null, siteNames: new Map() },
        });
        const board = presenceOf({ ...shown, shifts: awaitedShifts([shift], leave), today, away });
        const isLate = board?.presence === 'late';
        late += Number(isLate);
        expect([now, day?.flags.includes('awaited')]).toEqual([now, isLate]);
      }
  expect(late).toBeGreaterThan(500);
});
