/** Runs so many at once; the others wait in the order in which they came. */
export function atMost(amount: number) {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (running >= amount) await new Promise<void>((go) => waiting.push(go));
    else running += 1;
    try {
      return await run();
    } finally {
      // The first in the queue takes the place over, so that a newcomer does not get in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
