/** The first wait is at most this: three hundred who lost the same server come back over ten seconds. */
const FIRST_MS = 10_000;
/** Once the server is back, the last page follows within half a minute. */
const LONGEST_MS = 25_000;
const GROWS = 1.5;
const LEAST = 0.1;

/** How long a page waits before it goes back to the stream, by how often it tried in vain: anywhere in a span that grows. */
export function streamWait(tried: number, random: () => number = Math.random): number {
  const most = Math.min(LONGEST_MS, FIRST_MS * GROWS ** tried);
  return most * (LEAST + (1 - LEAST) * random());
}
