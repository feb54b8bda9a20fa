import type { Browser, Page } from '@playwright/test';
import { fillIn } from '../../tests/e2e/support/signInAs';
import { Complaints, PASSWORD, type RoleName } from '../../tests/e2e/support/story';

const PATIENCE_MS = 60_000;

const linksOf = (page: Page) =>
  page.getByRole('navigation', { name: 'Módulos' }).locator('a[href]');

async function addressesOf(page: Page): Promise<string[]> {
  await linksOf(page).first().waitFor({ timeout: PATIENCE_MS });
  const links = await linksOf(page).all();
  const found = await Promise.all(links.map((link) => link.getAttribute('href')));
  return [...new Set(found.filter((address) => address !== null))];
}

/** Every page of a role's menu, and what its browser complained of. */
export async function walkMenu(
  browser: Browser,
  baseURL: string,
  role: RoleName,
): Promise<{ pages: number; faults: string[] }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 1440, height: 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
  });
  const complaints = new Complaints();
  complaints.watch(context);
  const page = await context.newPage();
  const faults: string[] = [];
  await page.goto('/login');
  await fillIn(page, role, PASSWORD);
  await page.waitForURL(({ pathname }) => pathname !== '/login', { timeout: PATIENCE_MS });
  const addresses = await addressesOf(page);
  for (const address of addresses) {
    await page.goto(address);
    const drawn = page.getByRole('main').getByRole('heading', { level: 1 });
    await drawn.waitFor({ timeout: PATIENCE_MS }).catch(() => faults.push(`${address} no abre`));
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
  }
  faults.push(...complaints.unexpected());
  await context.close();
  return { pages: addresses.length, faults };
}
