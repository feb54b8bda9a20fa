const MOST_KEYS = 5000;

/** Lets each key through once within some milliseconds. */
export function seldom(everyMs: number, now = () => performance.now()) {
  const last = new Map<string, number>();
  return (key: string): boolean => {
    const at = now();
    const before = last.get(key);
    if (before !== undefined && at - before < everyMs) return false;
    // The order of a map is that of its first writing: what was said longest ago stands first.
    last.delete(key);
    last.set(key, at);
    const [oldest] = last.keys();
    if (last.size > MOST_KEYS && oldest !== undefined) last.delete(oldest);
    return true;
  };
}
