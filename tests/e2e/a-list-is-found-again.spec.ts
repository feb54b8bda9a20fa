import { settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a list is found as it was left, records are walked one after the other, and rows go to a spreadsheet', async ({
  page,
}) => {
  await signInAs(page, 'admin', '/users');
  await settled(page);
  const ticks = page.getByRole('checkbox', { name: /^Elegir / });
  await ticks.nth(2).click();
  await ticks.nth(4).click();
  const viewport = page.locator('.ag-grid-viewport').first();
  const top = () => viewport.evaluate((element) => element.scrollTop);
  await viewport.evaluate((element) => {
    element.scrollTop = 700;
  });
  const row = page.locator('.ag-row[row-index="20"]').first();
  const name = await row.getByRole('link').innerText();
  await row.getByRole('gridcell').nth(2).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();

  const steps = page.getByRole('group', { name: 'De la lista' });
  await expect(steps).toContainText('21 de');
  await page.keyboard.press('j');
  await expect(steps).toContainText('22 de');
  await expect(page.getByRole('heading', { name, level: 1 })).toHaveCount(0);
  // A tab of the record is still the record, come to from the list.
  await page.getByRole('link', { name: 'Historia' }).click();
  await expect(steps).toContainText('22 de');

  await page.goBack();
  await expect(page.getByText('2 seleccionadas de')).toBeVisible();
  await expect.poll(top).toBe(700);
  await expect(row.getByRole('gridcell').nth(2)).toBeFocused();

  await page.keyboard.press('Control+c');
  await expect(page.getByText('2 filas copiadas')).toBeVisible();
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Nombre\tLegajo\t/);
});
