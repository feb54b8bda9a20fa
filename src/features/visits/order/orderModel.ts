import type { RouteLeg, RoutePlan, RouteStop } from '@contract/visits/walkRoute';
import type { VisitOrder, VisitStop } from '@/services/wms/generated/visits.gen';

const minutesOf = (clock: string) => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
};

const two = (value: number) => String(value).padStart(2, '0');

/** "09:40"; beyond midnight it goes on counting. */
export const clockText = (minutes: number) =>
  `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;

export const planOf = ({ start, speed }: Pick<VisitOrder, 'start' | 'speed'>): RoutePlan => ({
  start: start && { latitude: Number(start.latitude), longitude: Number(start.longitude) },
  speed,
});

export const routeStop = (stop: VisitStop): RouteStop => ({
  id: stop.id,
  place:
    stop.latitude === null || stop.longitude === null
      ? null
      : { latitude: Number(stop.latitude), longitude: Number(stop.longitude) },
  from: minutesOf(stop.fromTime),
  to: minutesOf(stop.toTime),
  minutes: stop.minutes,
  pinned: stop.pinned,
});

/** "350 m", "2,3 km". */
export const kmText = (km: number) =>
  km < 1 ? `${Math.round(km * 1000)} m` : `${km.toFixed(1).replace('.', ',')} km`;

/** "a 2,3 km · llega 09:40", and by how much too late. */
export function legText({ km, arrives, late }: RouteLeg): string {
  return [
    km === null ? 'sin lugar en el mapa' : `a ${kmText(km)}`,
    `llega ${clockText(arrives)}`,
    late > 0 ? `${late} min tarde` : '',
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Moves a stop to another place of the order. */
export function moveTo<T>(all: readonly T[], from: number, to: number): T[] {
  const moved = [...all];
  const [one] = moved.splice(from, 1);
  if (one !== undefined) moved.splice(Math.max(0, Math.min(moved.length, to)), 0, one);
  return moved;
}
