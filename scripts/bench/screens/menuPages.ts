import type { Browser, Page } from '@playwright/test';
import { keptWhole } from '../../../tests/e2e/support/keptWhole';
import { signInAs } from '../../../tests/e2e/support/signInAs';
import type { RoleName } from '../../../tests/e2e/support/story';
import { collectFigures } from './collectFigures';
import { type Figure, figureOf } from './figure';
import { makeWatched, openedAfter } from './watched';

const roles: RoleName[] = ['rrhh', 'admin'];
const MOST_MS = 300;
// Requests that a page makes after it is there are not to slow the next one.
const REST_MS = 700;

const linksOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Módulos' }).locator('a:not([href="/"])');

/** This opens one page after the other through the menu, in the order in which they stand there. */
async function walk(page: Page, url: string, role: RoleName): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  await page.goto(`${url}/login`);
  await signInAs(page, role);
  await keptWhole(page);
  const links = await linksOf(page).all();
  for (const link of links) {
    const name = (await link.innerText()).trim();
    if ((await link.getAttribute('aria-current')) === 'page') continue;
    await page.mouse.move(700, 450);
    await link.click();
    found.set(name, await openedAfter(page));
    await page.waitForTimeout(REST_MS);
  }
  return found;
}

/** The time that a press on each entry of the menu takes on a desk, the first time in a visit. */
export async function menuPages(
  browser: Browser,
  url: string,
  runs: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  return collectFigures(roles, say, async (role) => {
    const times = new Map<string, number[]>();
    for (let run = 0; run < runs; run += 1) {
      const desk = await browser.newContext({
        baseURL: url,
        viewport: { width: 1440, height: 900 },
        locale: 'es-AR',
        timezoneId: 'America/Argentina/Buenos_Aires',
      });
      const page = await desk.newPage();
      await makeWatched(page, 'main h1');
      for (const [name, time] of await walk(page, url, role))
        times.set(name, [...(times.get(name) ?? []), time]);
      await desk.close();
    }
    return [...times].map(([name, values]) => figureOf(`${role}: ${name}`, 'ms', values, MOST_MS));
  });
}
