import type { Visit, VisitDetail } from '@/services/wms/generated/visits.gen';
import { formatNumber } from '@/utils/numbers';

/** "de 09:00 a 10:30". */
export const windowText = ({ fromTime, toTime }: Pick<Visit, 'fromTime' | 'toTime'>) =>
  `de ${fromTime} a ${toTime}`;

/** "A 140 m, ± 80 m": where an arrival was made; nothing where no position was known. */
export function distanceText({ distance, accuracy }: Pick<VisitDetail, 'distance' | 'accuracy'>) {
  if (distance === null) return null;
  const far =
    distance < 1000
      ? `${formatNumber(distance)} m`
      : `${formatNumber(Math.round(distance / 100) / 10)} km`;
  return accuracy === null ? `A ${far}` : `A ${far}, ± ${formatNumber(accuracy)} m`;
}

/** Opens the maps of the phone at a place, or looks for its address there. */
export const mapsLink = ({
  latitude,
  longitude,
  address,
  place,
}: Pick<Visit, 'latitude' | 'longitude' | 'address' | 'place'>) => {
  const query =
    latitude !== null && longitude !== null ? `${latitude},${longitude}` : `${place} ${address}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
};
