/** An item of a list moves a step up or down; at an end it stays. */
export function moveOne<T>(all: readonly T[], at: number, by: -1 | 1): T[] {
  const moved = [...all];
  const [one] = moved.splice(at, 1);
  if (one !== undefined) moved.splice(Math.max(0, at + by), 0, one);
  return moved;
}
