import type { Figure } from './figure';

/** Measures one after the other, saying each figure as soon as it is known. */
export async function collectFigures<T>(
  things: readonly T[],
  say: (line: string) => void,
  measure: (thing: T) => Promise<readonly Figure[]>,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const thing of things) {
    const added = await measure(thing);
    for (const { what, median } of added) say(`${what}: ${Math.round(median)}`);
    figures.push(...added);
  }
  return figures;
}
