import { addDays } from '../../engine/time/days';
import type { Worked } from './scheduleRules';
import { weeklyRestWarnings } from './weeklyRest';

const zone = 'America/Argentina/Buenos_Aires';
const week = { from: '2026-11-23', to: '2026-11-29' };
const facts = { limits: { weeklyRest: 35 }, zone };

/** Hours count from the Monday of the week in Buenos Aires; negative ones are of the week before. */
const shift = (from: number, hours: number, kind?: Worked['kind']): Worked => {
  const startsAt = new Date(Date.parse('2026-11-23T03:00:00Z') + from * 3_600_000);
  const endsAt = new Date(startsAt.getTime() + hours * 3_600_000);
  const day = addDays(week.from, Math.floor(from / 24));
  return { day, startsAt, endsAt, breakMinutes: 0, night: false, minRest: null, kind };
};
const daily = (days: number, from: number, hours: number) =>
  Array.from({ length: days }, (_none, day) => shift(day * 24 + from, hours));
const texts = (...shifts: Worked[]) =>
  weeklyRestWarnings(shifts, week, facts).map(({ text }) => text);

test('six days and a free Sunday have their weekly rest, a seventh day takes it away', () => {
  expect(texts(...daily(6, 8, 8), shift(7 * 24 + 8, 8))).toEqual([]);
  expect(texts(...daily(8, 8, 8))).toEqual([
    'La semana no tiene 35 h seguidas de descanso: lo más largo son 16 h (LCT art. 204)',
  ]);
});

test('exactly 35 hours are enough, and a minute less is not', () => {
  const days = daily(6, 8, 8);
  const saturdayEnd = 5 * 24 + 16;
  expect(texts(...days, shift(saturdayEnd + 35, 8))).toEqual([]);
  expect(texts(...days, shift(saturdayEnd + 35 - 1 / 60, 8))[0]).toContain('34 h 59');
});

test('a rest that began in the week before counts from Monday on, and one that begins on Sunday counts whole', () => {
  const fromTuesday = Array.from({ length: 7 }, (_none, day) => shift((day + 1) * 24 + 11, 9));
  expect(texts(shift(-10, 10), ...fromTuesday)).toEqual([]);
  expect(texts(shift(-9, 10), ...fromTuesday)[0]).toContain('34 h');
  expect(texts(...daily(7, 0, 10), shift(6 * 24 + 10 + 35, 8))).toEqual([]);
});

test('on call is neither work nor the end of a rest', () => {
  expect(texts(...daily(6, 8, 8), shift(6 * 24 + 8, 8, 'onCall'), shift(7 * 24 + 8, 8))).toEqual(
    [],
  );
});

/** A second reckoner walks the hours of the week one by one. */
function walkedLongest(shifts: readonly Worked[]): number {
  const start = Date.parse('2026-11-23T03:00:00Z');
  const busy = (hour: number) =>
    shifts.some(
      ({ startsAt, endsAt }) =>
        startsAt.getTime() < start + (hour + 1) * 3_600_000 &&
        endsAt.getTime() > start + hour * 3_600_000,
    );
  let longest = 0;
  for (let hour = 0; hour < 168; hour += 1) {
    let free = 0;
    while (hour + free < 400 && !busy(hour + free)) free += 1;
    longest = Math.max(longest, free);
  }
  return longest;
}

test('over generated weeks it warns exactly where no hour of the week begins 35 free ones', () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((seed / 2_147_483_648) * below);
  };
  let warned = 0;
  for (let round = 0; round < 400; round += 1) {
    const shifts: Worked[] = [];
    let at = -30 + random(20);
    while (at < 10 * 24) {
      const hours = 4 + random(8);
      shifts.push(shift(at, hours));
      at += hours + 8 + random(30);
    }
    const warns = texts(...shifts).length === 1;
    expect(warns).toBe(walkedLongest(shifts) < 35);
    if (warns) warned += 1;
  }
  expect(warned).toBeGreaterThan(20);
  expect(warned).toBeLessThan(380);
});
