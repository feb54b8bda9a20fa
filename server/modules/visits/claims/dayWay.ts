import { metresBetween } from '@contract/core/metresBetween';
import type { WalkedVisit } from './punchProposals';

export interface PlacedVisit extends WalkedVisit {
  latitude: string | null;
  longitude: string | null;
}

interface WayLeg {
  visitId: number;
  visitNumber: string;
  fromPlace: string;
  place: string;
  metres: number;
}

interface DayWay {
  /** Arrivals that make up the way, in the order of time. */
  visitIds: number[];
  legs: WayLeg[];
  /** Tenths of a kilometre in all. */
  tenths: number;
}

/** An arrival vouches for its place unless it was judged to be far from it. */
const counts = ({ arrivedAt, arrival, latitude, longitude }: PlacedVisit): boolean =>
  arrivedAt !== null && arrival !== 'outside' && latitude !== null && longitude !== null;

const placeOf = ({ latitude, longitude }: PlacedVisit) => ({
  latitude: Number(latitude),
  longitude: Number(longitude),
});

/** The way of a day: from place to place in a straight line, in the order of the arrivals. Where it began and ended is not known. */
export function dayWay(visits: readonly PlacedVisit[]): DayWay {
  const stops = visits
    .filter(counts)
    .sort(
      (one, other) =>
        (one.arrivedAt?.getTime() ?? 0) - (other.arrivedAt?.getTime() ?? 0) || one.id - other.id,
    );
  const legs = stops.flatMap((stop, index): WayLeg[] => {
    const before = stops[index - 1];
    if (!before) return [];
    const metres = metresBetween(placeOf(before), placeOf(stop));
    return [
      {
        ...{ visitId: stop.id, visitNumber: stop.number, place: stop.place },
        ...{ fromPlace: before.place, metres },
      },
    ];
  });
  const metres = legs.reduce((sum, leg) => sum + leg.metres, 0);
  return { visitIds: stops.map(({ id }) => id), legs, tenths: Math.round(metres / 100) };
}

interface ClaimedWay {
  visitId: number;
  metres: number;
}

export interface WayProposal {
  /** The arrivals that nobody asked anything for yet. */
  fresh: number[];
  legs: WayLeg[];
  tenths: number;
}

/** Reckons what is left to ask for of a way: with what was asked already it never comes to more than the way of the day. */
export function proposeWay(
  { visitIds, legs, tenths }: DayWay,
  claimed: readonly ClaimedWay[],
): WayProposal | null {
  const taken = new Set(claimed.map(({ visitId }) => visitId));
  const fresh = visitIds.filter((id) => !taken.has(id));
  const asked = claimed.reduce((sum, { metres }) => sum + Math.round(metres / 100), 0);
  const left = tenths - asked;
  if (fresh.length === 0 || left < 1) return null;
  return { fresh, legs, tenths: left };
}

/** "12.4", as an expense keeps it. */
export const kilometresOf = (tenths: number): string => (tenths / 10).toFixed(1);
