import type { PunchKind } from '@contract/markings/punch';
import { forgottenExit, openStretch, type PunchFact, type ShiftFact } from './markingRules';
import { nextPunch } from './nextPunch';
import { pairPunches } from './pairPunches';
import { dateIn, instantAt } from './wallClock';

const zone = 'America/Argentina/Buenos_Aires';
const figures = {
  sameTouchMinutes: 1,
  openHours: 16,
  afterShiftHours: 4,
  offlineHours: 24,
  clockMinutes: 5,
  photoDays: 60,
};
const dateOf = dateIn(zone);
/** "20 22:00": a day of November and its hour. */
const at = (text: string) => {
  const [day = '', clock = ''] = text.split(' ');
  return instantAt(zone, `2026-11-${day}`, clock);
};

const shift = (id: number, from: string, to: string, more: Partial<ShiftFact> = {}): ShiftFact => ({
  id,
  day: `2026-11-${from.slice(0, 2)}`,
  startsAt: at(from),
  endsAt: at(to),
  toleranceIn: 5,
  toleranceOut: 5,
  breakKind: 'none',
  ...more,
});

/** Touches one after the other, each decided as the server would: "20 22:00 in 2026-11-20". */
function day(shifts: readonly ShiftFact[], ...touches: string[]) {
  const punches: PunchFact[] = [];
  for (const touch of touches) {
    const next = nextPunch({ open: openStretch(punches), shifts, at: at(touch), figures, dateOf });
    punches.push(fact(punches.length + 1, next.choices[0], touch, next.day, next.shiftId));
  }
  return punches;
}

const fact = (
  id: number,
  kind: PunchKind,
  touch: string,
  of: string,
  shiftId: number | null = null,
): PunchFact => ({
  id,
  personId: 1,
  at: at(touch),
  kind,
  source: 'web',
  counts: 'counted',
  day: of,
  plannedShiftId: shiftId,
  outside: false,
  offline: false,
  forgotten: false,
});

const said = (punches: readonly PunchFact[]) =>
  punches.map(({ kind, day: of }) => `${kind} ${of.slice(8)}`);
const pairs = (punches: readonly PunchFact[], shifts: readonly ShiftFact[]) =>
  pairPunches({ punches, shifts, figures, dateOf }).map(({ day: of, minutes, flags }) => [
    of.slice(8),
    minutes,
    flags,
  ]);

test('a shift that ends at midnight keeps its exit, sharp or late, on its own day', () => {
  const shifts = [shift(1, '20 16:00', '21 00:00'), shift(2, '21 16:00', '22 00:00')];
  const punches = day(shifts, '20 15:58', '21 00:00', '21 16:01', '22 00:03');
  expect(said(punches)).toEqual(['in 20', 'out 20', 'in 21', 'out 21']);
  expect(pairs(punches, shifts)).toEqual([
    ['20', 482, []],
    ['21', 482, []],
  ]);
});

test('a night until ten and an afternoon of the same day are two shifts of two days', () => {
  const shifts = [shift(1, '20 22:00', '21 10:00'), shift(2, '21 14:00', '21 18:00')];
  const punches = day(shifts, '20 22:00', '21 10:00', '21 14:00', '21 18:00');
  expect(said(punches)).toEqual(['in 20', 'out 20', 'in 21', 'out 21']);
  expect(pairs(punches, shifts)).toEqual([
    ['20', 720, []],
    ['21', 240, []],
  ]);
});

test('the exit of the night that nobody punched does not make an exit of the afternoon’s entry', () => {
  const shifts = [shift(1, '20 22:00', '21 10:00'), shift(2, '21 14:00', '21 18:00')];
  const open = openStretch(day(shifts, '20 22:00'));
  const next = nextPunch({ open, shifts, at: at('21 13:52'), figures, dateOf });
  expect(next).toMatchObject({
    choices: ['in', 'out'],
    day: '2026-11-21',
    shiftId: 2,
    forgotten: { at: at('21 10:00') },
  });
});

test('two shifts in a day count apart, and only one who leaves the second early left early', () => {
  const shifts = [shift(1, '20 08:00', '20 12:00'), shift(2, '20 16:00', '20 20:00')];
  const punches = day(shifts, '20 08:05', '20 12:00', '20 16:06', '20 19:50');
  expect(said(punches)).toEqual(['in 20', 'out 20', 'in 20', 'out 20']);
  expect(pairs(punches, shifts)).toEqual([
    ['20', 235, []],
    ['20', 224, ['late', 'early']],
  ]);
});

test('tomorrow’s touch is an entry, however the exit of today was forgotten', () => {
  const shifts = [shift(1, '20 08:00', '20 16:00'), shift(2, '21 08:00', '21 16:00')];
  const punches = day(shifts, '20 08:00', '21 07:55', '21 16:00');
  expect(said(punches)).toEqual(['in 20', 'in 21', 'out 21']);
  expect(pairs(punches, shifts)[0]).toEqual(['20', null, ['forgottenExit']]);
  expect(said(day([], '20 08:00', '21 00:00', '21 08:00', '22 00:01'))).toEqual([
    'in 20',
    'out 20',
    'in 21',
    'in 22',
  ]);
});

test('an exit whose entry is missing belongs, at midnight sharp, to the day before', () => {
  expect(pairs([fact(1, 'out', '21 00:00', '2026-11-20')], [])).toEqual([
    ['20', null, ['missingEntry', 'noShift']],
  ]);
});

test('punches follow the shift as it stands now, also where it changed after them', () => {
  const before = [shift(1, '20 08:00', '20 16:00')];
  const punches = day(before, '20 13:30', '20 19:30');
  const now = [shift(9, '20 13:30', '20 19:30')];
  expect(pairs(punches, before)).toEqual([['20', 360, ['late']]]);
  expect(pairs(punches, now)).toEqual([['20', 360, []]]);
});

test('half an hour before midnight one enters for the shift of tomorrow; after it, late, for that of yesterday', () => {
  const shifts = [shift(1, '21 00:00', '21 08:00'), shift(2, '21 22:00', '22 06:00')];
  expect(said(day(shifts, '20 23:40', '21 08:00', '22 00:20', '22 06:01'))).toEqual([
    'in 21',
    'out 21',
    'in 21',
    'out 21',
  ]);
});

test('a break that is punched is offered once, and is not worked', () => {
  const shifts = [shift(1, '20 08:00', '20 17:00', { breakKind: 'punched' })];
  const punches = day(shifts, '20 08:00', '20 12:00', '20 12:45', '20 17:00');
  expect(said(punches).map((one) => one.split(' ')[0])).toEqual([
    'in',
    'breakOut',
    'breakIn',
    'out',
  ]);
  expect(pairs(punches, shifts)).toEqual([['20', 495, []]]);
});

test('two shifts that touch at midnight are worked with one entry and one exit, which nobody takes for forgotten', () => {
  const shifts = [shift(1, '20 18:00', '21 00:00'), shift(2, '21 00:00', '21 06:00')];
  const punches = day(shifts, '20 17:57', '21 06:01');
  expect(said(punches)).toEqual(['in 20', 'out 20']);
  expect(pairs(punches, shifts)).toEqual([
    ['20', 363, []],
    ['21', 361, []],
  ]);
  const open = openStretch(day(shifts, '20 17:57'));
  expect(forgottenExit(open, shifts, at('21 09:50'), figures)).toBeNull();
  expect(forgottenExit(open, shifts, at('21 10:01'), figures)?.at).toEqual(at('21 06:00'));
});

test('a call is of the night on call, whose exit is nobody’s guess, and the own shift stays what it is', () => {
  const onCall = shift(1, '20 18:00', '21 06:00', { kind: 'onCall' });
  const shifts = [onCall, shift(2, '21 08:00', '21 16:00', { breakKind: 'punched' })];
  const punches = day(shifts, '21 01:10', '21 03:00', '21 07:55', '21 12:00');
  expect(said(punches)).toEqual(['in 20', 'out 20', 'in 21', 'breakOut 21']);
  expect(pairs(punches.slice(0, 2), shifts)).toEqual([['20', 110, []]]);
  // Five in the morning is a call; less than an hour before the own shift one comes for that.
  const entered = (touch: string) =>
    nextPunch({ open: null, shifts, at: at(touch), figures, dateOf }).shiftId;
  expect([entered('21 05:00'), entered('21 06:30')]).toEqual([1, 2]);
  const open = openStretch(day(shifts.slice(0, 1), '20 23:00'));
  expect(forgottenExit(open, shifts.slice(0, 1), at('21 12:00'), figures)?.at).toEqual(
    at('20 23:00'),
  );
});
