interface Wished {
  key: string;
  /** The width that it would like to have. */
  width: number;
  /** Narrower than this it says too little. */
  least: number;
}

/** Wishes that pass the room by a little give way, so that no last column is cut; by a lot, the list scrolls. */
export function fittedWidths(wished: readonly Wished[], room: number): Map<string, number> {
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
  const wanted = sum(wished.map(({ width }) => width));
  const spare = sum(wished.map(({ width, least }) => Math.max(0, width - least)));
  const over = wanted - room;
  if (room <= 0 || over <= 0 || over > spare) {
    return new Map(wished.map(({ key, width }) => [key, width]));
  }
  const share = over / spare;
  return new Map(
    wished.map(({ key, width, least }) => [
      key,
      Math.floor(width - Math.max(0, width - least) * share),
    ]),
  );
}
