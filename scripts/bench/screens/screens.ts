import { mkdtemp, rm } from 'node:fs/promises';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath } from '../../../tests/e2e/support/chromiumPath';
import { startProduct } from '../../../tests/e2e/support/startProduct';
import { writeBetween } from '../figuresTable';
import { figureTable } from './figure';
import { firstScreens } from './firstScreens';
import { menuPages } from './menuPages';
import { signInPage } from './signInPage';
import { LINE } from './slowPhone';

/** People wait for these: on a slow telephone until the first screens, on a desk from page to page. */
export async function screens(quick: boolean, say: (line: string) => void): Promise<void> {
  const runs = quick ? 1 : 3;
  const dataDir = await mkdtemp(join(tmpdir(), 'anden-screens-'));
  const product = await startProduct(dataDir);
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  // It hears no signal of the terminal by itself.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => product.stop().finally(() => process.exit(1)));
  try {
    const menu = await menuPages(browser, product.url, runs, say);
    const signIn = await signInPage(browser, product.url, runs);
    const first = await firstScreens(browser, product.url, runs, say);
    const day = new Date().toISOString().slice(0, 10);
    const line = `${LINE.down} Mbit/s down, ${LINE.up} up, ${LINE.roundTrip} ms, processor slowed ${LINE.slower} times`;
    const text = [
      `${day}: Chromium ${browser.version()}, ${cpus().length} cores, ${runs} runs. The telephone: 390 px, ${line}.`,
      figureTable([...first, ...signIn]),
      'The desk: 1440 px, nothing slowed, from a press on the menu.',
      figureTable(menu),
    ].join('\n\n');
    say(`\n${text}`);
    if (!quick) writeBetween('docs/performance.md', 'screens', text);
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
