import type { Page } from '@playwright/test';
import { keptWhole } from './support/keptWhole';
import { screenOf } from './support/screenOf';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

test.use({ keepsProgram: true });
test.beforeEach(({ complaints }) => complaints.allowOffline());

/** Types into a picker of the form and takes the first that is found. */
async function pick(page: Page, name: string, words: string) {
  await page.getByRole('combobox', { name }).fill(words);
  await page.getByRole('option').first().click();
}

test('planned at the desk, published, made on a phone without network with a reload, and seen at the desk', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const desk = await screenOf(browser, address, 'jefe', '/visits/new');
  await desk.getByRole('combobox', { name: 'Sede' }).click();
  await desk.getByRole('option', { name: 'Depósito Rosario' }).click();
  await pick(desk, 'Cliente', 'la');
  await expect(desk.getByRole('textbox', { name: 'Lugar' })).not.toHaveValue('');
  const place = await desk.getByRole('textbox', { name: 'Lugar' }).inputValue();
  await desk.getByRole('group', { name: 'Día' }).click();
  await desk.keyboard.type(typedDay(today));
  await desk.getByRole('group', { name: 'Desde las' }).click();
  await desk.keyboard.type('1800');
  await desk.getByRole('group', { name: 'Hasta las' }).click();
  await desk.keyboard.type('1830');
  await desk.getByRole('combobox', { name: 'Motivo' }).click();
  await desk.getByRole('option', { name: 'Cobrar' }).click();
  await expect(desk.getByRole('textbox', { name: 'Cuánto lleva' })).toHaveValue('20');
  const boss = await desk.evaluate(() => document.title);
  expect(boss).not.toBe('');
  await desk.getByRole('button', { name: 'Planificar' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: place })).toBeVisible();
  await expect(desk.getByText('Borrador', { exact: true })).toBeVisible();
});
