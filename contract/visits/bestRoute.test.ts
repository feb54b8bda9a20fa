import { bestRoute } from './bestRoute';
import { type RouteStop, walkRoute } from './walkRoute';

function dice(seed: number) {
  let state = seed;
  return (most: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % most;
  };
}

const start = { latitude: -32.95, longitude: -60.66 };
const plan = { start, speed: 30 };

/** Stops around a city, some with windows that are short. */
function day(seed: number, count: number, { windows = true, pins = 0 } = {}): RouteStop[] {
  const roll = dice(seed);
  return Array.from({ length: count }, (_, place) => {
    const from = windows ? 480 + roll(6) * 60 : 480;
    return {
      id: place + 1,
      place: {
        latitude: start.latitude + (roll(2000) - 1000) / 10_000,
        longitude: start.longitude + (roll(2000) - 1000) / 10_000,
      },
      ...{ from, to: windows ? from + 60 + roll(4) * 60 : 1200, minutes: 20 },
      pinned: place < pins,
    };
  });
}

/** Every order that there is. */
function* orders<T>(things: readonly T[]): Generator<T[]> {
  if (things.length === 0) yield [];
  for (const [at, one] of things.entries()) {
    const rest = things.filter((_, place) => place !== at);
    for (const order of orders(rest)) yield [one, ...order];
  }
}

/** Tries every order, by its own reckoning of what one costs. */
function shortest(stops: readonly RouteStop[]) {
  let best = { late: Number.POSITIVE_INFINITY, km: Number.POSITIVE_INFINITY };
  for (const order of orders(stops)) {
    const { late, km } = walkRoute(order, plan);
    if (late < best.late || (late === best.late && km < best.km)) best = { late, km };
  }
  return best;
}

test('of seven stops it is as little late as any order, and within a twentieth of the shortest', () => {
  for (let seed = 1; seed <= 12; seed += 1) {
    const stops = day(seed * 7919, 7, { windows: seed % 2 === 0 });
    const found = walkRoute(bestRoute(stops, plan), plan);
    const best = shortest(stops);
    expect([seed, found.late]).toEqual([seed, best.late]);
    expect(found.km).toBeLessThanOrEqual(best.km * 1.05);
  }
});

test('of eight stops too', () => {
  const stops = day(104_729, 8, { windows: false });
  expect(walkRoute(bestRoute(stops, plan), plan).km).toBeLessThanOrEqual(shortest(stops).km * 1.05);
});

test('every stop is there once, pinned ones where they were, and it is never worse than what was given', () => {
  for (let seed = 1; seed <= 20; seed += 1) {
    const stops = day(seed * 31, 12 + seed, { pins: seed % 4 });
    const found = bestRoute(stops, plan);
    expect(new Set(found.map(({ id }) => id))).toEqual(new Set(stops.map(({ id }) => id)));
    expect(found.slice(0, seed % 4)).toEqual(stops.slice(0, seed % 4));
    const [was, now] = [walkRoute(stops, plan), walkRoute(found, plan)];
    expect(now.late < was.late || (now.late === was.late && now.km <= was.km + 1e-6)).toBe(true);
  }
});

test('without stops, or where nobody knows where they are, it answers what there is', () => {
  expect(bestRoute([], plan)).toEqual([]);
  const nowhere = day(5, 4).map((stop) => ({ ...stop, place: null, from: 480, to: 1200 }));
  expect(bestRoute(nowhere, plan)).toEqual(nowhere);
  expect(walkRoute(nowhere, plan).legs.map(({ km }) => km)).toEqual([null, null, null, null]);
});

test('sixty stops are answered at once', () => {
  const stops = day(99, 60);
  bestRoute(stops, plan);
  const before = performance.now();
  bestRoute(stops, plan);
  // A quiet machine takes a tenth of it.
  expect(performance.now() - before).toBeLessThan(2000);
});

test('a day is walked from its first window on, waiting where it is early and late where it is not', () => {
  const at = { latitude: -32.95, longitude: -60.66 };
  const north = { latitude: -32.86, longitude: -60.66 };
  const stops: RouteStop[] = [
    { id: 1, place: at, from: 540, to: 600, minutes: 30, pinned: false },
    { id: 2, place: north, from: 660, to: 720, minutes: 30, pinned: false },
    { id: 3, place: at, from: 600, to: 630, minutes: 10, pinned: false },
  ];
  const { legs, km, late } = walkRoute(stops, plan);
  // Ten kilometres take twenty minutes; the second opens at eleven.
  expect(legs.map(({ arrives }) => arrives)).toEqual([540, 591, 711]);
  expect([Math.round(km), late]).toEqual([20, 81]);
});
