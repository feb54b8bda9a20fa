const EARTH_METRES = 6_371_000;

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Metres over the ground between two places. */
export function metresBetween(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const half = (value: number) => Math.sin(radians(value) / 2) ** 2;
  const between =
    half(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(b.longitude - a.longitude);
  return Math.round(2 * EARTH_METRES * Math.asin(Math.min(1, Math.sqrt(between))));
}
