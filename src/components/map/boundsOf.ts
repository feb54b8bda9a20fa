import { clustering } from './mapConstants';
import type { MapBounds, MapCircle, Position } from './mapTypes';

const METRES_PER_DEGREE = 111_320;

/** The smallest box that holds them all; null for none. */
export function boundsOf(positions: readonly Position[]): MapBounds | null {
  if (positions.length === 0) return null;
  const box = { south: 90, west: 180, north: -90, east: -180 };
  for (const { latitude, longitude } of positions) {
    box.south = Math.min(box.south, latitude);
    box.north = Math.max(box.north, latitude);
    box.west = Math.min(box.west, longitude);
    box.east = Math.max(box.east, longitude);
  }
  return box;
}

/** The corners of the box that holds a circle. */
export function cornersOf({ latitude, longitude, radius }: MapCircle): Position[] {
  const up = radius / METRES_PER_DEGREE;
  const aside = up / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return [
    { latitude: latitude - up, longitude: longitude - aside },
    { latitude: latitude + up, longitude: longitude + aside },
  ];
}

/** A point with the reach that lies nearest to it, which says how far away it is; null where there is none. */
export function boundsWithNearest(
  point: Position,
  circles: readonly MapCircle[],
): MapBounds | null {
  const away = ({ latitude, longitude }: Position) =>
    (latitude - point.latitude) ** 2 + (longitude - point.longitude) ** 2;
  const [nearest] = [...circles].sort((one, other) => away(one) - away(other));
  return nearest ? boundsOf([point, ...cornersOf(nearest)]) : null;
}

/** Rounded outwards to cells of the grid, at the scale of the box as it is drawn. */
export function inCells(box: MapBounds, width: number): MapBounds {
  const cell = ((box.east - box.west) / Math.max(1, width)) * clustering.grid;
  if (!(cell > 0)) return box;
  // A power of two, so that cells of neighbouring zooms fit into each other.
  const step = 2 ** Math.ceil(Math.log2(cell));
  const down = (value: number) => Math.floor(value / step) * step;
  const up = (value: number) => Math.ceil(value / step) * step;
  return {
    south: Math.max(-90, down(box.south)),
    west: Math.max(-180, down(box.west)),
    north: Math.min(90, up(box.north)),
    east: Math.min(180, up(box.east)),
  };
}
