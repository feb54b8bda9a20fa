import { awaitedShifts, isAwayWhole, type Leave } from './awaitedShifts';
import type { PunchFact, ShiftFact } from './markingRules';
import { nextPunch } from './nextPunch';
import { pairPunches } from './pairPunches';
import { presenceOf } from './presenceRules';
import { dateIn, instantAt } from './wallClock';

const day = '2026-11-23';
const dateOf = dateIn('America/Argentina/Buenos_Aires');
const figures = {
  sameTouchMinutes: 1,
  openHours: 16,
  afterShiftHours: 4,
  offlineHours: 24,
  clockMinutes: 5,
  photoDays: 60,
};
const at = (clock: string) => instantAt('America/Argentina/Buenos_Aires', day, clock);
const shift = (id: number, from: string, to: string, more: Partial<ShiftFact> = {}): ShiftFact => ({
  id,
  day,
  startsAt: at(from),
  endsAt: at(to),
  toleranceIn: 5,
  toleranceOut: 5,
  breakKind: 'none',
  ...more,
});
const leave = (part: Leave['part']): Leave[] => [{ fromDay: day, toDay: day, part }];
const fact = (id: number, kind: PunchFact['kind'], clock: string): PunchFact => ({
  id,
  personId: 1,
  at: at(clock),
  kind,
  source: 'web',
  counts: 'counted',
  day,
  plannedShiftId: null,
  outside: false,
  offline: false,
  forgotten: false,
});
const flagsOf = (shifts: readonly ShiftFact[], punches: readonly PunchFact[]) =>
  pairPunches({ punches, shifts, figures, dateOf }).flatMap(({ flags }) => flags);
const standing = (shifts: readonly ShiftFact[], clock: string) =>
  presenceOf({ punches: [], shifts, figures, now: at(clock), today: day, dateOf, away: false })
    ?.presence;

test('who has the morning off is neither late at noon nor awaited before; who has the afternoon off goes in time', () => {
  const whole = [shift(1, '09:00', '17:00')];
  const afternoon = awaitedShifts(whole, leave('morning'));
  expect(flagsOf(whole, [fact(1, 'in', '13:02'), fact(2, 'out', '17:00')])).toEqual(['late']);
  expect(flagsOf(afternoon, [fact(1, 'in', '13:02'), fact(2, 'out', '17:00')])).toEqual([]);
  expect([standing(whole, '10:00'), standing(afternoon, '10:00')]).toEqual(['late', 'expected']);
  expect(standing(afternoon, '13:30')).toBe('late');
  const morning = awaitedShifts(whole, leave('afternoon'));
  expect(flagsOf(morning, [fact(1, 'in', '09:00'), fact(2, 'out', '13:00')])).toEqual([]);
});

test('of a day of two shifts half a day off is one of them', () => {
  const two = [shift(1, '08:00', '12:00'), shift(2, '16:00', '20:00')];
  expect(awaitedShifts(two, leave('morning')).map(({ id }) => id)).toEqual([2]);
  expect(awaitedShifts(two, leave('afternoon')).map(({ id }) => id)).toEqual([1]);
});

test('both halves are the whole day', () => {
  const both = [...leave('morning'), ...leave('afternoon')];
  expect([isAwayWhole(both, day), isAwayWhole(leave('morning'), day)]).toEqual([true, false]);
});

test('at the end of the half that is worked the button says to go home, and not to lunch', () => {
  const shifts = [shift(1, '09:00', '17:00', { breakKind: 'punched' })];
  const entry = fact(1, 'in', '09:00');
  const open = { entry, last: entry, breaks: 0 };
  const first = (planned: readonly ShiftFact[]) =>
    nextPunch({ open, shifts: planned, at: at('13:00'), figures, dateOf }).choices[0];
  expect(first(shifts)).toBe('breakOut');
  expect(first(awaitedShifts(shifts, leave('afternoon')))).toBe('out');
});
