import type { Browser, CDPSession, Page } from '@playwright/test';
import { type Figure, figureOf } from './figure';
import { newPhone, openSlowly } from './slowPhone';
import { blockedFor, paintedAfter, usableAfter } from './watched';

// The form that works, in the place of the one that the page came with.
const AWAKE = 'form.login-form:not(.login-static)';
const AT_REST_MS = 2500;

/** Bytes of scripts, headers included, as they came over the line. */
function countScripts(session: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.mimeType.includes('javascript')) scripts.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

async function rest(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForTimeout(AT_REST_MS);
}

/** The cost of the page to sign in on a slow telephone that has nothing of it. */
export async function signInPage(browser: Browser, url: string, runs: number): Promise<Figure[]> {
  const figures = {
    painted: [] as number[],
    awake: [] as number[],
    blocked: [] as number[],
    scripts: [] as number[],
    ahead: [] as number[],
  };
  for (let run = 0; run < runs; run += 1) {
    const phone = await newPhone(browser);
    const page = await openSlowly(phone, AWAKE);
    const session = await phone.newCDPSession(page);
    await session.send('Network.enable');
    const scriptBytes = countScripts(session);
    await page.goto(`${url}/login`);
    figures.awake.push(await usableAfter(page));
    await rest(page);
    figures.painted.push(await paintedAfter(page));
    figures.blocked.push(await blockedFor(page));
    const own = scriptBytes();
    figures.scripts.push(own);
    await page.getByLabel('Contraseña', { exact: true }).focus();
    await page.waitForTimeout(2 * AT_REST_MS);
    figures.ahead.push(scriptBytes() - own);
    await phone.close();
  }
  return [
    figureOf('sign-in page, first paint', 'ms', figures.painted),
    figureOf('sign-in page, its form works', 'ms', figures.awake),
    figureOf('sign-in page, blocked', 'ms', figures.blocked, 150),
    figureOf('sign-in page, scripts', 'bytes', figures.scripts, 170_000),
    figureOf('what it brings for the app while a password is typed', 'bytes', figures.ahead),
  ];
}
