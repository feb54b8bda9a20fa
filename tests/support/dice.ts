/** Makes numbers that are the same at each run of a test, for the cases that it generates. */
export function dice(seed: number) {
  let state = seed;
  const roll = (sides: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * sides);
  };
  return { roll, one: <T>(of: readonly T[]): T => of[roll(of.length)] as T };
}

export type Dice = ReturnType<typeof dice>;
