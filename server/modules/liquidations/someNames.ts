/** So many people are named in a sentence; the rest are counted. */
export const MOST_NAMED = 5;

/** "Pérez, Ana; Ruiz, Juan, y 3 más"; `total` where not all the names were read. */
export function someNames(names: readonly string[], total = names.length): string {
  const shown = names.slice(0, MOST_NAMED);
  const more = total > shown.length ? `, y ${total - shown.length} más` : '';
  return `${shown.join('; ')}${more}`;
}
