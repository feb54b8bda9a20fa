import { metresBetween } from '../core/metresBetween';

export interface RoutePlace {
  latitude: number;
  longitude: number;
}

/** A visit as the order of a day looks at it; hours are minutes since midnight. */
export interface RouteStop {
  id: number;
  /** Null: nobody knows where it is, and no distance is said of it. */
  place: RoutePlace | null;
  from: number;
  to: number;
  /** How long it takes. */
  minutes: number;
  /** It keeps its place in the order. */
  pinned: boolean;
}

export interface RoutePlan {
  /** Where the day begins; null where it has no position. */
  start: RoutePlace | null;
  /** Kilometres an hour, along a straight line. */
  speed: number;
}

export interface RouteLeg {
  id: number;
  /** In a straight line from the stop before; null where one of both has no position. */
  km: number | null;
  arrives: number;
  /** Minutes after its window ended. */
  late: number;
}

export const kmBetween = (one: RoutePlace | null, other: RoutePlace | null): number | null =>
  one && other ? metresBetween(one, other) / 1000 : null;

/** Walks some stops in their order: when each is reached, by how much too late, and how far it is in all. */
export function walkRoute(
  stops: readonly RouteStop[],
  { start, speed }: RoutePlan,
): { legs: RouteLeg[]; km: number; late: number } {
  const legs: RouteLeg[] = [];
  let at = start;
  let free: number | null = null;
  let total = 0;
  let lateness = 0;
  for (const stop of stops) {
    const km = kmBetween(at, stop.place);
    // The day begins so that the first is reached when its window opens.
    const arrives: number = free === null ? stop.from : Math.ceil(free + ((km ?? 0) / speed) * 60);
    const late = Math.max(0, arrives - stop.to);
    legs.push({ id: stop.id, km, arrives, late });
    free = Math.max(arrives, stop.from) + stop.minutes;
    at = stop.place ?? at;
    total += km ?? 0;
    lateness += late;
  }
  return { legs, km: total, late: lateness };
}
