import type { Page } from '@playwright/test';

/** A line of 500 kB a second that takes 60 ms to answer; what it returns gives the whole line back. */
export async function slowNetwork(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const set = (latency: number, bytes: number) =>
    session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: bytes,
      uploadThroughput: bytes,
    });
  await set(60, 500_000);
  return () => set(0, -1).then(() => undefined);
}
