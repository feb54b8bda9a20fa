import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { expect, PASSWORD, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Beyond what rotations plan by themselves, within one month. */
const later = DateTime.fromJSDate(storyNow()).startOf('week').plus({ weeks: 12 });
const monday = later.month === later.plus({ days: 6 }).month ? later : later.plus({ weeks: 1 });
const week = monday.toFormat('yyyy-MM-dd');
const dayInWords = (at: number) =>
  monday.plus({ days: at }).setLocale('es').toFormat("cccc d 'de' LLLL");

/** A person without a mouse goes like this, and knows when they are there by what is focused. */
async function tabTo(page: Page, selector: string, key = 'Tab'): Promise<void> {
  for (let steps = 0; steps < 80; steps += 1) {
    const there = await page.evaluate(
      (wanted) => document.activeElement?.matches(wanted),
      selector,
    );
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${selector} is not reached by ${key}`);
}

test('a week of two people is planned, corrected and published with the keyboard alone', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto(`/login?next=${encodeURIComponent(`/schedules?semana=${week}`)}`);
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
  await page.keyboard.type('supervisor');
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell').first()).toBeVisible();

  await tabTo(page, '[role="gridcell"]');
  const nameOf = async () =>
    ((await page.locator(':focus').textContent()) ?? '').split(`, ${dayInWords(0)}`)[0];
  const cell = (name: string | undefined, at: number) =>
    page.getByRole('gridcell', { name: new RegExp(`^${name}, ${dayInWords(at)}:`) });
  const first = await nameOf();

  // Monday, and copied from there until Friday.
  await page.keyboard.press('m');
  await expect(cell(first, 0)).toHaveAccessibleName(/: Mañana 06:00 a 14:00, borrador/);
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowRight');
  for (const _ of [2, 3, 4]) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(cell(first, 4)).toHaveAccessibleName(/: Mañana/);

  // The whole of it for the colleague below, who works the afternoon on the last day.
  await page.keyboard.press('Home');
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowDown');
  const second = await nameOf();
  expect(second).not.toBe(first);
  await page.keyboard.press('Control+v');
  await expect(cell(second, 3)).toHaveAccessibleName(/: Mañana/);
  for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight');
  await expect(cell(second, 4)).toBeFocused();
  await page.keyboard.press('t');
  await expect(cell(second, 4)).toHaveAccessibleName(/: Tarde 14:00 a 22:00, borrador/);

  // Off by mistake, and back.
  await page.keyboard.press('Delete');
  await expect(cell(second, 4)).toHaveAccessibleName(/: Franco/);
  await page.keyboard.press('Control+z');
  await expect(cell(second, 4)).toHaveAccessibleName(/: Tarde/);
  await expect(page.getByText('Guardando…')).toHaveCount(0);

  const publish = page.getByRole('button', { name: /^Publicar \(\d+\)$/ });
  await expect(publish).toBeEnabled();
  for (let steps = 0; steps < 80 && !(await isFocused(page, /^Publicar \(/)); steps += 1) {
    await page.keyboard.press('Shift+Tab');
  }
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Publicar la semana del/ });
  await expect(dialog.getByText(first ?? '')).toBeVisible();
  await expect(dialog.getByText(/franco → Tarde 14:00–22:00/)).toBeVisible();
  for (let steps = 0; steps < 30 && !(await isFocused(page, /^Publicar$/)); steps += 1) {
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByText('Semana publicada: le avisamos a 2 personas')).toBeVisible();
  await expect(cell(first, 0)).toHaveAccessibleName(/: Mañana 06:00 a 14:00$/);
});

const isFocused = (page: Page, text: RegExp) =>
  page
    .locator(':focus')
    .textContent({ timeout: 1_000 })
    .then((found) => text.test(found?.trim() ?? ''))
    .catch(() => false);
