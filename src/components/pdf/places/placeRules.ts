/** Where one of several signs: points from the upper left corner of a page as it is seen. */
export interface Place {
  /** The index of the signer, from 0. */
  signer: number;
  page: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface PageSize {
  width: number;
  height: number;
}

const SIZE = { width: 180, height: 56 };
const FAR = 24;

const within = (value: number, most: number) => Math.round(Math.min(Math.max(value, 0), most));

/** The place whole on its page, wherever somebody puts it. */
export const keptOnPage = (place: Place, page: PageSize): Place => ({
  ...place,
  x: within(place.x, page.width - place.width),
  y: within(place.y, page.height - place.height),
});

/** A new place, around a point of a page as it is seen. */
export function placeAt(
  signer: number,
  page: number,
  size: PageSize,
  point = { x: size.width / 2, y: size.height - SIZE.height / 2 - FAR },
): Place {
  const width = Math.min(SIZE.width, size.width);
  const height = Math.min(SIZE.height, size.height);
  const corner = { x: point.x - width / 2, y: point.y - height / 2 };
  return keptOnPage({ signer, page, width, height, ...corner }, size);
}

/** Each signer has a single place: another one replaces it. */
export const withPlace = (places: readonly Place[], place: Place): Place[] => [
  ...places.filter(({ signer }) => signer !== place.signer),
  place,
];

const steps: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Moved by an arrow, in larger steps with Shift; other keys move nothing. */
export function nudged(place: Place, page: PageSize, key: string, far: boolean): Place | null {
  const step = steps[key];
  if (!step) return null;
  const by = far ? 20 : 2;
  return keptOnPage({ ...place, x: place.x + step[0] * by, y: place.y + step[1] * by }, page);
}
