import { kmBetween, type RoutePlan, type RouteStop } from './walkRoute';

/** Orders that are tried at most: sixty stops are answered while nobody waits. */
const MOST_TRIED = 20_000;

/** A late minute weighs more than any way round could save. */
const LATE_WEIGHT = 1_000;

/** Reckons the cost of an order: minutes late first, and then kilometres. Distances are reckoned once. */
function costOf(stops: readonly RouteStop[], { start, speed }: RoutePlan) {
  const between = stops.map((one) => stops.map((other) => kmBetween(one.place, other.place) ?? 0));
  const first = stops.map(({ place }) => kmBetween(start, place) ?? 0);
  return (order: readonly number[]): number => {
    let cost = 0;
    let free = -1;
    let before = -1;
    for (const index of order) {
      const stop = stops[index] as RouteStop;
      const km = (before < 0 ? first[index] : between[before]?.[index]) ?? 0;
      const arrives = free < 0 ? stop.from : Math.ceil(free + (km / speed) * 60);
      cost += km + Math.max(0, arrives - stop.to) * LATE_WEIGHT;
      free = Math.max(arrives, stop.from) + stop.minutes;
      // Where one has no position the way goes on from the one before it.
      if (stop.place) before = index;
    }
    return cost;
  };
}

/** Goes each time to the nearest that is left, from a first one on. */
function nearestFirst(stops: readonly RouteStop[], free: readonly number[], begin: number) {
  const left = new Set(free);
  const order: number[] = [];
  let at: number | undefined = begin;
  while (at !== undefined) {
    order.push(at);
    left.delete(at);
    const here: RouteStop | undefined = stops[at];
    let nearest: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const one of left) {
      const km = kmBetween(here?.place ?? null, stops[one]?.place ?? null) ?? 0;
      if (km < least) [least, nearest] = [km, one];
    }
    at = nearest;
  }
  return order;
}

/** The free stops in an order of theirs, between the pinned ones, which keep their places. */
function between(stops: readonly RouteStop[], free: readonly number[]): number[] {
  const next = free[Symbol.iterator]();
  return stops.map(({ pinned }, place) => (pinned ? place : (next.next().value ?? place)));
}

/** The orders that differ from one by turning a part round, or by moving a stop elsewhere. */
function* neighbours(free: readonly number[]): Generator<number[]> {
  for (let from = 0; from < free.length - 1; from += 1) {
    for (let to = from + 1; to < free.length; to += 1) {
      yield [...free.slice(0, from), ...free.slice(from, to + 1).reverse(), ...free.slice(to + 1)];
    }
  }
  for (let from = 0; from < free.length; from += 1) {
    const rest = free.filter((_, place) => place !== from);
    for (let to = 0; to <= rest.length; to += 1) {
      if (to !== from) yield [...rest.slice(0, to), free[from] as number, ...rest.slice(to)];
    }
  }
}

/**
 * A short order of a day that is late as little as can be: nearest first, from several first stops, each made better by turning parts round
 * and moving single stops until nothing helps. Pinned stops keep their places. The order that was given is among those that are compared.
 */
export function bestRoute(stops: readonly RouteStop[], plan: RoutePlan): RouteStop[] {
  const cost = costOf(stops, plan);
  const free = stops.flatMap(({ pinned }, place) => (pinned ? [] : [place]));
  const byWindow = [...free].sort((one, other) => (stops[one]?.to ?? 0) - (stops[other]?.to ?? 0));
  const begins = [free, byWindow, ...free.map((one) => nearestFirst(stops, free, one))];
  let best = free;
  let least = cost(between(stops, free));
  let tried = 0;
  for (const begun of begins) {
    let here = begun;
    let now = cost(between(stops, here));
    for (let better = true; better && tried < MOST_TRIED; ) {
      better = false;
      for (const other of neighbours(here)) {
        tried += 1;
        const price = cost(between(stops, other));
        if (price < now - 1e-9) {
          [here, now, better] = [other, price, true];
          break;
        }
        if (tried >= MOST_TRIED) break;
      }
    }
    if (now < least - 1e-9) [best, least] = [here, now];
    if (tried >= MOST_TRIED) break;
  }
  return between(stops, best).flatMap((place) => stops[place] ?? []);
}
