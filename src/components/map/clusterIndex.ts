import Supercluster from 'supercluster';
import { clustering, tileSize } from './mapConstants';
import type { MapBounds, MapPoint, Position } from './mapTypes';

export interface Cluster extends Position {
  kind: 'cluster';
  /** The same cluster keeps its key while the map moves, so that focus stays on it. */
  key: string;
  clusterId: number;
  count: number;
  tone: MapPoint['tone'];
}

export interface Single extends Position {
  kind: 'point';
  key: string;
  point: MapPoint;
}

type Inside = { alert: boolean };

export interface ClusterIndex {
  within: (bounds: MapBounds, zoom: number) => (Cluster | Single)[];
  /** The zoom at which a cluster comes apart. */
  expansionZoom: (clusterId: number) => number;
}

/** The index tells which markers stand alone and which are drawn as one, at each zoom. */
export function clusterIndex(points: readonly MapPoint[]): ClusterIndex {
  const index = new Supercluster<{ point: MapPoint }, Inside>({
    radius: clustering.radius,
    extent: tileSize,
    maxZoom: clustering.maxZoom,
    minPoints: clustering.minimumSize,
    map: ({ point }) => ({ alert: point.tone === 'alert' }),
    reduce: (all, one) => {
      all.alert = all.alert || one.alert;
    },
  });
  index.load(
    points.map((point) => ({
      type: 'Feature',
      properties: { point },
      geometry: { type: 'Point', coordinates: [point.longitude, point.latitude] },
    })),
  );
  return {
    within: ({ west, south, east, north }, zoom) =>
      index.getClusters([west, south, east, north], Math.round(zoom)).map((feature) => {
        const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
        const { properties } = feature;
        if ('point' in properties) {
          const { point } = properties;
          return { kind: 'point', key: `p${point.id}`, latitude, longitude, point };
        }
        const { cluster_id: clusterId, point_count: count, alert } = properties;
        const tone = alert ? 'alert' : 'normal';
        return {
          kind: 'cluster',
          key: `c${clusterId}`,
          clusterId,
          count,
          latitude,
          longitude,
          tone,
        };
      }),
    expansionZoom: (clusterId) => index.getClusterExpansionZoom(clusterId),
  };
}
