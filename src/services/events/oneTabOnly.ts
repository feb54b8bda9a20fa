/** Runs in one tab at a time and moves to another when that one closes; where locks are missing, in each. */
export async function oneTabOnly(
  name: string,
  signal: AbortSignal,
  run: () => Promise<void>,
): Promise<void> {
  // Outside of this machine the browser offers no locks where there is no HTTPS.
  if (typeof navigator === 'undefined' || !navigator.locks) return run();
  await navigator.locks.request(name, { signal }, run).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}
