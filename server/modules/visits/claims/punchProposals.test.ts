import type { PunchKind } from '@contract/markings/punch';
import { randomFrom } from '../../../seed/randomFrom';
import { proposePunches, type StandingPunch, type WalkedVisit } from './punchProposals';

const midnight = Date.parse('2026-11-26T03:00:00Z');
/** Minutes since midnight. */
const at = (minute: number) => new Date(midnight + minute * 60_000);
const minuteOf = (moment: Date) => (moment.getTime() - midnight) / 60_000;
const DAY = 24 * 60;

let made = 0;
const visited = (from: number | null, to: number | null): WalkedVisit => {
  made += 1;
  return {
    ...{ id: made, number: `V-${made}`, place: 'Almacén' },
    state: to === null ? (from === null ? 'planned' : 'arrived') : 'done',
    arrival: from === null ? null : 'inside',
    arrivedAt: from === null ? null : at(from),
    endedAt: to === null ? null : at(to),
  };
};
const punched = (...punches: [number, PunchKind][]): StandingPunch[] =>
  punches.map(([minute, kind]) => ({ at: at(minute), kind }));

const proposed = (
  visits: WalkedVisit[],
  punches: StandingPunch[],
  now = 2 * DAY,
): [string, number][] =>
  proposePunches({ visits, punches, ends: at(DAY), now: at(now) }).map((one) => [
    one.kind,
    minuteOf(one.at),
  ]);

const morning = () => [visited(545, 570), visited(640, 700)];

test.each<[string, StandingPunch[], [string, number][]]>([
  ['nobody punched: the first arrival', [], [['entry', 545]]],
  ['entered at the office before', punched([480, 'in']), [['exit', 700]]],
  ['entered a little after', punched([560, 'in']), [['exit', 700]]],
  ['entered long after the arrival', punched([620, 'in']), [['exit', 700]]],
  ['in and out by themselves', punched([480, 'in'], [720, 'out']), []],
  ['only the exit was punched', punched([710, 'out']), [['entry', 545]]],
  ['left just before the arrival', punched([300, 'in'], [542, 'out']), []],
  ['left the office a while before', punched([300, 'in'], [500, 'out']), [['entry', 545]]],
  ['went to eat and never came back', punched([480, 'in'], [600, 'breakOut']), [['exit', 700]]],
  ['an entry of two days ago is no stay', punched([-1800, 'in']), [['entry', 545]]],
  ['tomorrow’s entry is no matter', punched([480, 'in'], [DAY + 480, 'in']), [['exit', 700]]],
])('%s', (_name, punches, wanted) => {
  expect(proposed(morning(), punches)).toEqual(wanted);
});

test('while a visit waits or goes on there is no exit', () => {
  const entered = punched([480, 'in']);
  expect(proposed([...morning(), visited(null, null)], entered)).toEqual([]);
  expect(proposed([...morning(), visited(720, null)], entered)).toEqual([]);
  expect(proposed([], entered)).toEqual([]);
});

test('a moment that has not come yet proposes nothing', () => {
  expect(proposed(morning(), [], 500)).toEqual([]);
});

/** The same by walking the day minute by minute. */
function walked(visits: WalkedVisit[], punches: StandingPunch[]): [string, number][] {
  const kindAt = (minute: number) => punches.find((one) => minuteOf(one.at) === minute)?.kind;
  const isNear = (minute: number, kind: PunchKind) => {
    for (let off = -30; off <= 30; off += 1) {
      const found = kindAt(minute + off);
      if (found && (found === kind || Math.abs(off) <= 5)) return true;
    }
    return false;
  };
  const isInside = (minute: number) => {
    for (let back = 0; back <= 16 * 60; back += 1) {
      const found = kindAt(minute - back);
      if (found) return found !== 'out';
    }
    return false;
  };
  const nextOf = (minute: number) => {
    for (let later = minute + 1; later < DAY; later += 1) {
      const found = kindAt(later);
      if (found) return found;
    }
    return null;
  };
  const answers: [string, number][] = [];
  const arrivals = visits.flatMap((one) => (one.arrivedAt ? [minuteOf(one.arrivedAt)] : []));
  if (arrivals.length > 0) {
    const first = Math.min(...arrivals);
    const next = nextOf(first);
    const mayEnter = !isInside(first) && next !== 'in' && next !== 'breakIn';
    if (mayEnter && !isNear(first, 'in')) answers.push(['entry', first]);
  }
  const goesOn = visits.some(({ endedAt }) => endedAt === null);
  if (visits.length > 0 && !goesOn) {
    const last = Math.max(...visits.map((one) => (one.endedAt ? minuteOf(one.endedAt) : 0)));
    const next = nextOf(last);
    const mayLeave = isInside(last) && (next === null || next === 'in');
    if (mayLeave && !isNear(last, 'out')) answers.push(['exit', last]);
  }
  return answers;
}

test('on three thousand days it says what a walk through their minutes says', () => {
  const { int, pick } = randomFrom(86);
  const seen = { entry: 0, exit: 0, none: 0 };
  for (let turn = 0; turn < 3000; turn += 1) {
    const visits = Array.from({ length: int(0, 4) }, () => {
      const from = int(400, 1100);
      return int(0, 12) === 0 ? visited(null, null) : visited(from, from + int(1, 90));
    });
    const minutes = new Set(Array.from({ length: int(0, 5) }, () => int(-900, 1600)));
    const punches = [...minutes]
      .sort((one, other) => one - other)
      .map((minute): StandingPunch => {
        return { at: at(minute), kind: pick(['in', 'in', 'out', 'out', 'breakOut', 'breakIn']) };
      });
    const told = proposed(visits, punches);
    expect({ turn, told }).toEqual({ turn, told: walked(visits, punches) });
    for (const [kind] of told) seen[kind as 'entry' | 'exit'] += 1;
    if (told.length === 0) seen.none += 1;
  }
  expect(Math.min(seen.entry, seen.exit, seen.none)).toBeGreaterThan(100);
});
