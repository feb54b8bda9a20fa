import type { Page } from '@playwright/test';
import { expect } from './story';

/** Until the worker has every piece of the program that its own list names. */
export async function keptWhole(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(async () => {
      const list = await (await fetch('/sw.js')).text();
      const paths = [...list.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path);
      const found = await Promise.all(paths.map((path) => caches.match(path)));
      return paths.length === 0 ? -1 : found.filter((answer) => !answer).length;
    });
  await expect.poll(missing, { timeout: 60_000 }).toBe(0);
}
