import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { chromiumPath } from '../../tests/e2e/support/chromiumPath';
import { signInAs } from '../../tests/e2e/support/signInAs';
import { startProduct } from '../../tests/e2e/support/startProduct';
import { type Shot, shots } from './shots';

// npm run pictures [-- a name …]: the pictures of the manual, of a demo organisation made for them.
const FOLDER = resolve('docs/img/manual');
const QUALITY = 80;

const sizes = {
  desk: { width: 1280, height: 800 },
  phone: { width: 390, height: 780 },
};

/** Nothing of it waits for an answer any more, and what moves has come to rest. */
async function settled(page: Page): Promise<void> {
  // How far something is stays on the page; only what does not know how far it is goes away.
  const waiting = '[role=progressbar]:not([aria-valuenow]), .MuiSkeleton-root';
  await page.locator(waiting).first().waitFor({ state: 'hidden' });
  await page.waitForTimeout(1500);
}

async function take(browser: Browser, url: string, shot: Shot): Promise<void> {
  const context = await browser.newContext({
    baseURL: url,
    viewport: sizes[shot.on],
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    colorScheme: 'light',
    reducedMotion: 'reduce',
    permissions: ['notifications'],
  });
  const page = await context.newPage();
  if (shot.role) await signInAs(page, shot.role, shot.path);
  else await page.goto(shot.path);
  await settled(page);
  await shot.open?.(page);
  await settled(page);
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: QUALITY,
  });
  await writeFile(join(FOLDER, `${shot.name}.webp`), Buffer.from(data, 'base64'));
  await context.close();
  process.stdout.write(`${shot.name}\n`);
}

const asked = process.argv.slice(2);
const chosen = shots.filter(({ name }) => asked.length === 0 || asked.includes(name));
await mkdir(FOLDER, { recursive: true });
const dataDir = await mkdtemp(join(tmpdir(), 'anden-pictures-'));
const product = await startProduct(dataDir);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});
try {
  for (const shot of chosen) await take(browser, product.url, shot);
} finally {
  await browser.close();
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
}
