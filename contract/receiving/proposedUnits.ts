interface Limits {
  min: number;
  max: number;
  packSize: number;
}

/** How much to order: nothing while there is more than the minimum; else up to the maximum, in whole packs. */
export function proposedUnits(cover: number, { min, max, packSize }: Limits): number {
  if (cover > min) return 0;
  return Math.ceil((max - cover) / packSize) * packSize;
}
