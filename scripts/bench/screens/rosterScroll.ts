import type { Browser } from '@playwright/test';
import { signInAs } from '../../../tests/e2e/support/signInAs';
import { type Figure, figureOf } from './figure';

const FRAMES = 180;
const STEP_PIXELS = 40;
/** Sixty in a second. */
const FRAME_MS = 1000 / 60;

/** The board of a week with 250 people, scrolled from frame to frame for three seconds, as a wheel that is turned does. */
export async function rosterScroll(browser: Browser, url: string): Promise<Figure[]> {
  const desk = await browser.newContext({
    baseURL: url,
    viewport: { width: 1440, height: 900 },
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    // It would store the whole program on the device meanwhile, as it does once, after the first sign-in.
    serviceWorkers: 'block',
  });
  const page = await desk.newPage();
  await signInAs(page, 'rrhh', '/schedules');
  await page.locator('[data-cell="200:0"]').waitFor({ timeout: 60_000 });
  const frames = await page.evaluate(
    async ({ count, step }) => {
      const board = document.querySelector('[role="grid"]')?.closest('[role="region"]');
      if (!board) throw new Error('no board');
      const times: number[] = [];
      let last = await new Promise(requestAnimationFrame);
      for (let at = 0; at < count; at += 1) {
        board.scrollTop += step;
        const now = await new Promise(requestAnimationFrame);
        times.push(now - last);
        last = now;
      }
      return times;
    },
    { count: FRAMES, step: STEP_PIXELS },
  );
  await desk.close();
  const late = frames.filter((time) => time > FRAME_MS * 1.5).length;
  return [
    figureOf('roster of 250 people that scrolls: a frame', 'ms', frames, Math.ceil(FRAME_MS)),
    figureOf(`of its ${FRAMES} frames, those that came late`, 'frames', [late], FRAMES / 20),
  ];
}
