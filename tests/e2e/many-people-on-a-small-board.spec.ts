import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Beyond what rotations plan by themselves, within one month. */
const later = DateTime.fromJSDate(storyNow()).startOf('week').plus({ weeks: 14 });
const monday = later.month === later.plus({ days: 13 }).month ? later : later.plus({ weeks: 2 });
const week = monday.toFormat('yyyy-MM-dd');
const NAME = 'Juárez, Delfina';
const inWords = (at: number) =>
  monday.plus({ days: at }).setLocale('es').toFormat("cccc d 'de' LLLL");

/** The rows of people of which nothing is cut, by the window or by the bar under the page. */
const wholeRows = (page: Page) =>
  page.evaluate(() => {
    const board = document.querySelector('[role="region"][aria-label$="tablero"]');
    const foot = Math.min(
      board?.getBoundingClientRect().bottom ?? 0,
      document.querySelector('nav[aria-label="Módulos"]')?.getBoundingClientRect().top ||
        window.innerHeight,
      window.innerHeight,
    );
    return [...document.querySelectorAll('th.person')].filter(
      (row) => row.getBoundingClientRect().bottom <= foot + 1,
    ).length;
  });

for (const [width, height, least] of [
  [1440, 900, 14],
  [1100, 800, 11],
  // A window of 1100 by 800 at 150 %.
  [733, 533, 4],
] as const)
  test(`at ${width} by ${height} a board shows at least ${least} people`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await signInAs(page, 'rrhh', '/schedules');
    await expect(page.getByRole('gridcell').first()).toBeVisible();
    expect(await wholeRows(page)).toBeGreaterThanOrEqual(least);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
  });

test('hours are typed on a day, a step is taken back from another week, and keys go there and publish', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await signInAs(page, 'supervisor', `/schedules?semana=${week}`);
  const cell = (at: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^${NAME}, ${inWords(at)}:`) });
  await cell(0).click();
  await page.keyboard.type('9:30-15');
  await page.keyboard.press('Enter');
  await expect(cell(0)).toHaveAccessibleName(/: 9:30 a 15 09:30 a 15:00, borrador/);
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('22-6');
  await page.keyboard.press('ArrowRight');
  await expect(cell(1)).toHaveAccessibleName(/: Noche 22:00 a 06:00, borrador/);
  await expect(page.getByText('Guardando…')).toHaveCount(0);

  await page.keyboard.press('PageDown');
  await expect(cell(7)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(cell(1)).toHaveAccessibleName(/: Franco/);
  await expect(cell(0)).toHaveAccessibleName(/: 9:30 a 15/);
  await expect(page.getByText('Guardando…')).toHaveCount(0);
  await cell(0).click();
  await page.keyboard.press('Control+Enter');
  const dialog = page.getByRole('dialog', { name: /^Publicar la semana del/ });
  await expect(dialog.getByText(/franco → 9:30 a 15 09:30–15:00/)).toBeVisible();
});
