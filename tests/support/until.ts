/** Waits for what happens in the background; fails with what was last seen, later than any busy machine needs. */
export async function until<T>(
  read: () => Promise<T> | T,
  holds: (value: T) => boolean,
  timeoutMs = 100_000,
): Promise<T> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const value = await read();
    if (holds(value)) return value;
    if (performance.now() > end)
      throw new Error(`still ${JSON.stringify(value)} after ${timeoutMs} ms`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
