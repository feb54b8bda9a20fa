import type { Page } from '@playwright/test';
import { settled } from './axe';
import { signInAs } from './signInAs';
import { expect, keptForOthers, type RoleName, test as story } from './story';
import { walkFrom } from './walkTo';

type WalkAs = (role: RoleName | null, path: string) => Promise<Page>;

/** Everybody may open it, so it stands between two pages: each is then put together anew, also where only its tab differs. */
const BETWEEN = '/notifications';

/** For stories that only look: each role signs in once in a worker, and walks from page to page in what is loaded. */
export const test = story.extend<{ walkAs: WalkAs }, { walkers: Map<string, Page> }>({
  walkers: [
    // biome-ignore lint/correctness/noEmptyPattern: the tool wants a pattern here.
    async ({}, use) => {
      const walkers = new Map<string, Page>();
      await use(walkers);
      for (const page of walkers.values()) await page.context().close();
    },
    { scope: 'worker' },
  ],
  walkAs: async (
    { walkers, browser, address, colorScheme, viewport, contextOptions, complaints },
    use,
  ) => {
    const watched: (() => void)[] = [];
    await use(async (role, path) => {
      const name = `${address} ${role} ${colorScheme} ${viewport?.width}`;
      const known = walkers.get(name);
      const looks = { ...contextOptions, colorScheme, viewport };
      const page: Page = known ?? (await (await browser.newContext(looks)).newPage());
      keptForOthers.add(page.context());
      watched.push(complaints.watch(page.context()));
      walkers.set(name, page);
      if (!role) await page.goto(path);
      else if (!known) await signInAs(page, role, path);
      else {
        await walkFrom(page, BETWEEN);
        await expect(page.getByRole('heading', { level: 1, name: 'Notificaciones' })).toBeVisible();
        if (path !== BETWEEN) {
          // The address changes at once, and some pages lead on to another one from there.
          expect(await walkFrom(page, path)).toBe(path);
          // The page between stands until the other one is drawn.
          const title = page.locator('main h1').filter({ hasNotText: /^Notificaciones$/ });
          await expect(title.first()).toBeVisible();
        }
        await settled(page);
      }
      return page;
    });
    for (const stop of watched) stop();
  },
});
