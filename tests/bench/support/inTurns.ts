const MOST_ROUNDS = 11;
const PATIENCE_MS = 300;

export interface Times {
  fastest: number;
  median: number;
}

function summary(times: number[]): Times {
  times.sort((one, other) => one - other);
  return { fastest: times[0] ?? 0, median: times[Math.floor(times.length / 2)] ?? 0 };
}

/**
 * Both in turns, so that what else the machine does falls on both alike; the first turn only warms up.
 * Others can only add to a time: the fastest says what the work costs, the median what was seen.
 */
export async function inTurns(
  small: () => Promise<unknown>,
  large: () => Promise<unknown>,
): Promise<{ small: Times; large: Times }> {
  const times = { small: [] as number[], large: [] as number[] };
  const until = performance.now() + PATIENCE_MS;
  for (let round = 0; round <= MOST_ROUNDS; round += 1) {
    for (const [which, work] of [
      ['small', small],
      ['large', large],
    ] as const) {
      const start = performance.now();
      await work();
      if (round > 0) times[which].push(performance.now() - start);
    }
    if (round >= 3 && performance.now() > until) break;
  }
  return { small: summary(times.small), large: summary(times.large) };
}
