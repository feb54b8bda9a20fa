import type { Browser, BrowserContext, Page } from '@playwright/test';
import { keptWhole } from '../../../tests/e2e/support/keptWhole';
import { PASSWORD, type RoleName } from '../../../tests/e2e/support/story';
import { collectFigures } from './collectFigures';
import { type Figure, figureOf } from './figure';
import { newPhone, openSlowly } from './slowPhone';
import { paintedAfter, usableAfter } from './watched';

interface Screen {
  name: string;
  role: RoleName;
  path: string;
  /** The thing for which one came. */
  waitsFor: string;
}

const screens: Screen[] = [
  { name: 'wall', role: 'empleado', path: '/posts', waitsFor: 'main article h2 a' },
  { name: 'receipts', role: 'empleado', path: '/receipts', waitsFor: 'main li a' },
  {
    name: 'orders',
    role: 'jefe',
    path: '/orders',
    waitsFor: '[aria-label="Tablero de pedidos"] a',
  },
];

// About as long as a person takes to type a password on a telephone.
const KEY_MS = 150;

interface Times {
  signedIn: number[];
  cold: number[];
  warm: number[];
  painted: number[];
}

/** From a sign-in page that is at rest; from the press on "Ingresar" until the page that comes after is usable. */
async function bySigningIn(browser: Browser, url: string, screen: Screen) {
  const phone = await newPhone(browser);
  const page = await openSlowly(phone, screen.waitsFor);
  await page.goto(`${url}/login?next=${encodeURIComponent(screen.path)}`);
  await page.locator('.login-static').waitFor({ state: 'detached' });
  await page.getByLabel('Usuario', { exact: true }).pressSequentially(screen.role);
  await page
    .getByLabel('Contraseña', { exact: true })
    .pressSequentially(PASSWORD, { delay: KEY_MS });
  await page.keyboard.press('Enter');
  await page.waitForURL((address) => address.pathname === screen.path, { waitUntil: 'commit' });
  const usable = await usableAfter(page);
  const state = await phone.storageState();
  await phone.close();
  return { usable, state };
}

async function visit(phone: BrowserContext, url: string, screen: Screen): Promise<Page> {
  const page = await openSlowly(phone, screen.waitsFor);
  await page.goto(`${url}${screen.path}`, { waitUntil: 'commit' });
  return page;
}

async function timesOf(browser: Browser, url: string, screen: Screen, runs: number) {
  const times: Times = { signedIn: [], cold: [], warm: [], painted: [] };
  for (let run = 0; run < runs; run += 1) {
    const { usable, state } = await bySigningIn(browser, url, screen);
    times.signedIn.push(usable);
    const phone = await newPhone(browser, { storageState: state });
    const first = await visit(phone, url, screen);
    times.cold.push(await usableAfter(first));
    await keptWhole(first);
    await first.close();
    for (let again = 0; again < 2; again += 1) {
      const page = await visit(phone, url, screen);
      times.warm.push(await usableAfter(page));
      times.painted.push(await paintedAfter(page));
      await page.close();
    }
    await phone.close();
  }
  return times;
}

/** The pages that people come for, on a slow telephone. */
export async function firstScreens(
  browser: Browser,
  url: string,
  runs: number,
  say: (line: string) => void,
): Promise<Figure[]> {
  return collectFigures(screens, say, async (screen) => {
    const { signedIn, cold, warm, painted } = await timesOf(browser, url, screen, runs);
    const { name } = screen;
    return [
      figureOf(`${name}, from the press on "Ingresar"`, 'ms', signedIn, 2500),
      figureOf(`${name}, by its address, nothing kept`, 'ms', cold, 2500),
      figureOf(`${name}, second visit`, 'ms', warm, 1000),
      figureOf(`${name}, second visit, first paint`, 'ms', painted, 400),
    ];
  });
}
