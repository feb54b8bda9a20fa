interface Window {
  since: number;
  count: number;
}

const MOST_KEYS = 10_000;

const counts: Map<string, Window>[] = [];

/** Counts begin at nothing again, as in a process that has just started. */
export function forgetCounts(): void {
  for (const windows of counts) windows.clear();
}

/** So many times in a while for each key, counted by this process: it slows down whoever guesses. */
export function rateLimit({ max, windowMs }: { max: number; windowMs: number }) {
  const windows = new Map<string, Window>();
  counts.push(windows);
  return {
    /** Seconds to wait; 0 where it may go on. */
    take(key: string, now = performance.now()): number {
      const known = windows.get(key);
      const open = known && now - known.since < windowMs ? known : { since: now, count: 0 };
      open.count += 1;
      if (!windows.has(key) && windows.size >= MOST_KEYS) windows.clear();
      windows.set(key, open);
      return open.count > max ? Math.ceil((open.since + windowMs - now) / 1000) : 0;
    },
  };
}
