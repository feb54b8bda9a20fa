import type { Browser, BrowserContext, Page } from '@playwright/test';
import { signInAs } from './signInAs';
import type { RoleName } from './story';

const zone = { locale: 'es-AR', timezoneId: 'America/Argentina/Buenos_Aires' };
const desk = { width: 1440, height: 900 };
export const pocket = { width: 390, height: 844 };

/** A browser of somebody's own, who is signed in and stands at a page: at a desk, unless it says otherwise. */
export async function screenOf(
  browser: Browser,
  address: string,
  role: RoleName,
  at: string,
  viewport = desk,
): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: address, viewport, ...zone })).newPage();
  await signInAs(page, role, at);
  return page;
}

/** A telephone that nobody has signed in on, with what holds its network. */
export async function phoneOf(
  browser: Browser,
  address: string,
  more: { serviceWorkers?: 'block' } = {},
): Promise<{ context: BrowserContext; phone: Page }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: pocket,
    ...zone,
    ...more,
  });
  return { context, phone: await context.newPage() };
}
