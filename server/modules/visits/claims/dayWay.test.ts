import { randomFrom } from '../../../seed/randomFrom';
import { dayWay, kilometresOf, type PlacedVisit, proposeWay } from './dayWay';

const began = Date.parse('2026-11-26T12:00:00Z');

const stop = (
  id: number,
  minute: number | null,
  place: readonly [number, number] | null,
  arrival: PlacedVisit['arrival'] = 'inside',
): PlacedVisit => ({
  ...{ id, number: `V-${id}`, place: `Lugar ${id}`, state: 'done', endedAt: null },
  arrival: minute === null ? null : arrival,
  arrivedAt: minute === null ? null : new Date(began + minute * 60_000),
  latitude: place ? String(place[0]) : null,
  longitude: place ? String(place[1]) : null,
});

/** A minute of latitude is a nautical mile. */
const north = (minutes: number) => [-33 + minutes / 60, -60.6] as const;

test('from place to place, in the order of the arrivals and not of their numbers', () => {
  const way = dayWay([stop(1, 90, north(4)), stop(2, 0, north(0)), stop(3, 30, north(2))]);
  expect(way.legs.map(({ fromPlace, place }) => `${fromPlace} ${place}`)).toEqual([
    'Lugar 2 Lugar 3',
    'Lugar 3 Lugar 1',
  ]);
  expect(kilometresOf(way.tenths)).toBe('7.4');
});

test.each<[string, PlacedVisit]>([
  ['an arrival far from its place', stop(2, 30, north(50), 'outside')],
  ['a visit that nobody reached', stop(2, null, north(50))],
  ['a place that nobody put on the map', stop(2, 30, null)],
])('%s is not gone to', (_name, other) => {
  const way = dayWay([stop(1, 0, north(0)), other, stop(3, 60, north(2))]);
  expect(way.visitIds).toEqual([1, 3]);
  expect(way.tenths).toBe(37);
});

test('what was asked is not asked again, and less than fifty metres are nothing', () => {
  const one = dayWay([stop(1, 0, north(0)), stop(2, 30, north(2))]);
  const claimed = [
    { visitId: 1, metres: 3700 },
    { visitId: 2, metres: 0 },
  ];
  expect(proposeWay(one, claimed)).toBeNull();
  const more = dayWay([stop(1, 0, north(0)), stop(2, 30, north(2)), stop(3, 60, north(4))]);
  expect(proposeWay(more, claimed)).toMatchObject({ fresh: [3], tenths: 37 });
  expect(proposeWay(dayWay([stop(1, 0, north(0)), stop(2, 9, north(0.01))]), [])).toBeNull();
  expect(proposeWay(dayWay([stop(1, 0, north(0))]), [])).toBeNull();
});

/** Kilometres by the law of cosines, each stop looking for the latest one before it. */
function reckoned(stops: readonly PlacedVisit[]): number {
  const turn = (value: string | null) => (Number(value) * Math.PI) / 180;
  let sum = 0;
  for (const one of stops) {
    let before: PlacedVisit | null = null;
    for (const other of stops) {
      if (!other.arrivedAt || !one.arrivedAt || other.arrivedAt >= one.arrivedAt) continue;
      if (!before?.arrivedAt || other.arrivedAt > before.arrivedAt) before = other;
    }
    if (!before) continue;
    const [a, b] = [turn(before.latitude), turn(one.latitude)];
    const cosine =
      Math.sin(a) * Math.sin(b) +
      Math.cos(a) * Math.cos(b) * Math.cos(turn(one.longitude) - turn(before.longitude));
    sum += 6371 * Math.acos(Math.min(1, cosine));
  }
  return sum;
}

test('in five hundred days that come in any order, nothing is asked twice and all of the way in the end', () => {
  const { int, next } = randomFrom(89);
  for (let turn = 0; turn < 500; turn += 1) {
    const all = Array.from({ length: int(2, 9) }, (_, index) =>
      stop(index + 1, int(0, 40) * 10 + index, [-33 + next() * 0.3, -60.6 + next() * 0.3]),
    );
    const known: PlacedVisit[] = [];
    const claimed: { visitId: number; metres: number }[] = [];
    for (const one of [...all].sort(() => next() - 0.5)) {
      known.push(one);
      if (next() < 0.5 && known.length < all.length) continue;
      const proposal = proposeWay(dayWay(known), claimed);
      for (const [place, visitId] of (proposal?.fresh ?? []).entries()) {
        claimed.push({ visitId, metres: place === 0 ? (proposal?.tenths ?? 0) * 100 : 0 });
      }
      const asked = claimed.reduce((sum, { metres }) => sum + metres, 0) / 100;
      expect(asked).toBeLessThanOrEqual(dayWay(known).tenths + 1);
    }
    expect(new Set(claimed.map(({ visitId }) => visitId)).size).toBe(claimed.length);
    const asked = claimed.reduce((sum, { metres }) => sum + metres, 0) / 1000;
    expect(Math.abs(asked - reckoned(all))).toBeLessThan(0.2);
  }
});
