export interface Position {
  latitude: number;
  longitude: number;
}

export interface MapPoint extends Position {
  id: number;
  /** A person hears and reads this text of it. */
  label: string;
  /** `alert` stands out, and makes its cluster stand out. */
  tone: 'normal' | 'alert';
}

/** The reach around a place, in metres. */
export interface MapCircle extends Position {
  radius: number;
}

export interface MapBounds {
  south: number;
  west: number;
  north: number;
  east: number;
}

export interface MapEvents {
  onSelect: (id: number) => void;
  onPick: (position: Position) => void;
  /** After each move, the part in sight rounded outwards. */
  onMove: (bounds: MapBounds) => void;
  /** It worked and no longer does: a key that was refused. */
  onFail: () => void;
}

export interface MapOptions {
  /** The map moves without animations, for people who asked for none. */
  still: boolean;
  /** The wheel belongs to the page where the map is only a field of it. */
  wheelZooms: boolean;
  /** The points lie within some streets, so the map shows them from close. */
  near: boolean;
}

/** An engine draws a map. There are two: Google's, and our own outline where there is no key or no network. */
export interface MapEngine {
  setPoints: (points: readonly MapPoint[]) => void;
  select: (id: number | null) => void;
  setCircles: (circles: readonly MapCircle[]) => void;
  /** `undefined`: this map only shows; `null`: a point may be put and there is none yet. */
  setPin: (position: Position | null | undefined) => void;
  fit: (bounds: MapBounds) => void;
  lookAt: (position: Position) => void;
  zoomBy: (steps: number) => void;
  center: () => Position;
  /** The colour scheme or the size changed. */
  refresh: () => void;
  destroy: () => void;
}

export type CreateEngine = (
  element: HTMLElement,
  options: MapOptions,
  events: MapEvents,
) => Promise<MapEngine>;
