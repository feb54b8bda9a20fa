import type { BrowserContext, Page } from '@playwright/test';
import { signInAs } from './signInAs';
import { keptForOthers, type RoleName, test as story } from './story';

type OpenAs = (role: RoleName | null, path: string) => Promise<Page>;

/** For stories that only look: each role signs in once for all of them, and finds the application in its cache. */
export const test = story.extend<{ openAs: OpenAs }, { shared: Map<string, BrowserContext> }>({
  shared: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool wants a pattern here.
    async ({}, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(contexts);
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  openAs: async (
    { shared, browser, address, colorScheme, viewport, contextOptions, complaints },
    use,
  ) => {
    const opened: Page[] = [];
    const watched: (() => void)[] = [];
    await use(async (role, path) => {
      const name = `${address} ${role} ${colorScheme} ${viewport?.width}`;
      const known = shared.get(name);
      const context =
        known ?? (await browser.newContext({ ...contextOptions, colorScheme, viewport }));
      shared.set(name, context);
      keptForOthers.add(context);
      watched.push(complaints.watch(context));
      const page = await context.newPage();
      opened.push(page);
      if (role && !known) await signInAs(page, role, path);
      else await page.goto(path);
      return page;
    });
    for (const page of opened) await page.close();
    for (const stop of watched) stop();
  },
});
