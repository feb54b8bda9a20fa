/** Markers far out are drawn as one: the figures of the specification. */
export const clustering = {
  /** Pixels. What the map asks for is rounded outwards to cells of this size, so that a small push asks nothing new. */
  grid: 60,
  minimumSize: 2,
  /** Pixels around a cluster within which markers join it. */
  radius: 60,
  /** From the next level on, every marker stands alone. */
  maxZoom: 16,
  /** Milliseconds: a double click is not two steps. */
  clickZoomDelay: 100,
  textSize: 11,
} as const;

/** Both engines draw the world in tiles of so many pixels: with it, a radius of 60 is 60 on the screen. */
export const tileSize = 256;

/** From the whole south of the continent to a street; to look at one point, an outline needs its surroundings. */
export const zooms = { far: 3, near: 18, block: 17, point: 12, street: 15 } as const;

/** Where a map with nothing on it looks: the country. */
export const country = { south: -55.1, west: -73.6, north: -21.7, east: -53.6 } as const;
