import type { MapPoint } from '@/components/map/mapTypes';
import type { Site } from '@/services/wms/generated/admin.gen';

/** The sites that have a place on the map. */
export const sitePoints = (sites: readonly Site[]): MapPoint[] =>
  sites.flatMap(({ id, name, latitude, longitude }) =>
    latitude === null || longitude === null
      ? []
      : [
          {
            id,
            label: name,
            latitude: Number(latitude),
            longitude: Number(longitude),
            tone: 'normal' as const,
          },
        ],
  );
