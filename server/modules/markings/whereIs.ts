import type { InputOf } from '@contract/core/accion';
import { metresBetween } from '@contract/core/metresBetween';
import type { punchNow } from '@contract/markings/punchAcciones';
import type { site } from '../../db/schema/organisation';

export type Position = InputOf<typeof punchNow>['position'];
type Site = Pick<typeof site.$inferSelect, 'id' | 'latitude' | 'longitude' | 'geofenceRadius'>;

/** A device that says it is precise to a kilometre says nothing: no more than this is believed. */
const MOST_DOUBT = 200;

export interface Where {
  /** To the person's own site; null: one of the two is not known. */
  distance: number | null;
  /** Known to be away from every site. */
  outside: boolean;
  /** The site whose reach holds the position. */
  siteId: number | null;
}

/** Where a punch was made, by the reach of each site. */
export function whereIs(position: Position, own: number, sites: readonly Site[]): Where {
  const known = sites.flatMap(({ id, latitude, longitude, geofenceRadius }) =>
    position && latitude !== null && longitude !== null
      ? [
          {
            id,
            radius: geofenceRadius,
            metres: metresBetween(position, {
              latitude: Number(latitude),
              longitude: Number(longitude),
            }),
          },
        ]
      : [],
  );
  const doubt = Math.min(position?.accuracy ?? 0, MOST_DOUBT);
  const holding = known
    .filter(({ metres, radius }) => metres - doubt <= radius)
    .sort((a, b) => a.metres - b.metres)
    .sort((a, b) => Number(b.id === own) - Number(a.id === own));
  const mine = known.find(({ id }) => id === own);
  return {
    distance: mine?.metres ?? null,
    outside: mine !== undefined && holding.length === 0,
    siteId: holding[0]?.id ?? null,
  };
}
