import type { PunchFact, ShiftFact } from './markingRules';
import { pairMonths } from './pairMonths';
import { dateIn } from './wallClock';

const HOUR = 3_600_000;
const START = Date.parse('2026-10-30T00:00:00-03:00');
const figures = {
  ...{ sameTouchMinutes: 1, openHours: 16, afterShiftHours: 4 },
  ...{ offlineHours: 12, clockMinutes: 5, photoDays: 60 },
};
const isClosed = (day: string) => day < '2026-11-01';
const dateOf = dateIn('America/Argentina/Buenos_Aires');

/** The same numbers at each run. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return state % below;
  };
}

const shiftAt = (id: number, hour: number): ShiftFact => {
  const startsAt = new Date(START + hour * HOUR);
  return {
    ...{ id, startsAt, endsAt: new Date(startsAt.getTime() + 8 * HOUR), day: dateOf(startsAt) },
    ...{ toleranceIn: 5, toleranceOut: 5, breakKind: 'none' },
  };
};

function touches(next: (below: number) => number): PunchFact[] {
  let hour = next(12);
  return Array.from({ length: 8 }, (_, index) => {
    hour += 1 + next(14);
    const at = new Date(START + hour * HOUR + next(60) * 60_000);
    return {
      ...{ id: index + 1, personId: 1, at, kind: index % 2 === 0 ? 'in' : 'out', day: dateOf(at) },
      ...{ source: 'web', counts: 'counted', plannedShiftId: null },
      ...{ outside: false, offline: false, forgotten: false },
    } as const;
  });
}

test('whatever is published in an open month, a closed one reads the same and each touch counts once', () => {
  for (let seed = 1; seed <= 300; seed += 1) {
    const next = numbers(seed);
    const punches = touches(next);
    const known = { punches, figures, dateOf, isClosed, now: new Date(START + 200 * HOUR) };
    const before = [shiftAt(1, 9), shiftAt(2, 33)];
    const published = [shiftAt(3, 48 + next(4)), shiftAt(4, 57 + next(20))];
    const closedOf = (shifts: ShiftFact[]) =>
      pairMonths({ ...known, shifts })
        .filter(({ day }) => isClosed(day))
        .map(({ day, minutes, punches: own }) => ({ day, minutes, ids: own.map(({ id }) => id) }));
    expect(closedOf([...before, ...published])).toEqual(closedOf(before));
    const stretches = pairMonths({ ...known, shifts: [...before, ...published] });
    const ids = stretches.flatMap(({ punches: own }) => own.map(({ id }) => id));
    expect(ids.sort((a, b) => a - b)).toEqual(punches.map(({ id }) => id));
    for (const { day, punches: own } of stretches) {
      for (const one of own) expect(isClosed(one.day)).toBe(isClosed(day));
    }
  }
});
