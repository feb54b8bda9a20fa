import type { Page } from '@playwright/test';

/** `watchScreen.js` finds this out within a page. */
interface Watched {
  /** Tasks of more than 50 ms, and by how much. */
  blocked: { startTime: number; over: number }[];
  /** Milliseconds from the beginning, of the page or of signing in, until what one came for was drawn. */
  usable?: number;
  /** The same from a press on the menu. */
  opened?: number;
}

declare global {
  var andenWatched: Watched;
}

const PATIENCE_MS = 60_000;

export async function makeWatched(page: Page, waitsFor: string): Promise<void> {
  await page.addInitScript(`globalThis.andenWatch = ${JSON.stringify({ waitsFor })}`);
  await page.addInitScript({ path: 'scripts/bench/screens/watchScreen.js' });
}

/** Once what one came for is there. */
export async function usableAfter(page: Page): Promise<number> {
  const told = await page.waitForFunction(() => globalThis.andenWatched?.usable, undefined, {
    timeout: PATIENCE_MS,
    polling: 100,
  });
  return (await told.jsonValue()) ?? Number.NaN;
}

export async function openedAfter(page: Page): Promise<number> {
  const told = await page.waitForFunction(() => globalThis.andenWatched.opened, undefined, {
    timeout: PATIENCE_MS,
    polling: 50,
  });
  return (await told.jsonValue()) ?? Number.NaN;
}

/** The first text or picture that was painted. */
export const paintedAfter = (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );

/** Milliseconds over 50 of all tasks so far. */
export const blockedFor = (page: Page): Promise<number> =>
  page.evaluate(() => globalThis.andenWatched.blocked.reduce((sum, { over }) => sum + over, 0));
