import { readFile } from 'node:fs/promises';
import { DateTime } from 'luxon';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Beyond what rotations plan by themselves, and within one month. */
const later = DateTime.fromJSDate(storyNow()).startOf('week').plus({ weeks: 14 });
const monday = later.month === later.plus({ days: 6 }).month ? later : later.plus({ weeks: 1 });
const week = monday.toFormat('yyyy-MM-dd');
const NAME = 'Juárez, Delfina';

test('a supervisor takes the week out, plans it in a spreadsheet and brings it back as a draft', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signInAs(page, 'supervisor', `/schedules?semana=${week}`);
  const day = (at: number) => monday.plus({ days: at });
  const cell = (at: number) =>
    page.getByRole('gridcell', {
      name: new RegExp(`^${NAME}, ${day(at).setLocale('es').toFormat("cccc d 'de' LLLL")}:`),
    });
  await expect(cell(0)).toHaveAccessibleName(/: Franco/);

  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('menuitem', { name: 'Exportar' }).click();
  const dialog = page.getByRole('alertdialog', { name: /^Exportar los horarios de/ });
  await dialog.getByRole('radio', { name: /CSV/ }).check();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Exportar' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe(`Horarios ${week} a ${day(6).toFormat('yyyy-MM-dd')}.csv`);
  const text = await readFile(await file.path(), 'utf8');
  const [titles = '', ...lines] = text.split('\r\n');
  expect(titles).toContain(`;${day(0).toFormat('dd/MM/yyyy')};`);
  const mine = lines.find((line) => line.includes(NAME)) ?? '';
  expect(mine).toMatch(/;F;F;F;F;F;F;F$/);

  // People type it like this: in small letters, by its name, two of them, and one that is none.
  const planned = mine.replace(/(;F){7}$/, ';m;tarde;M+T;f;X;;');
  await page.getByRole('button', { name: 'Acciones' }).click();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: 'semana.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text.replace(mine, planned)),
  });
  await expect(page.getByText(/No hay un turno con la sigla o el nombre “X”/)).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Siguiente error (1)' }).click();
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: /^vie \d+\/\d+\/\d{4}, fila/ }).fill('N');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Importar 1' }).click();
  await expect(page.getByText('Se importó 1 fila.')).toBeVisible();

  await page.getByRole('link', { name: 'Ver la grilla' }).click();
  await expect(cell(0)).toHaveAccessibleName(/: Mañana 06:00 a 14:00, borrador/);
  await expect(cell(1)).toHaveAccessibleName(/: Tarde 14:00 a 22:00, borrador/);
  await expect(cell(2)).toHaveAccessibleName(/: Mañana .*Tarde/);
  await expect(cell(3)).toHaveAccessibleName(/: Franco/);
  await expect(cell(4)).toHaveAccessibleName(/: Noche 22:00 a 06:00, borrador/);
  await expect(page.getByRole('button', { name: 'Publicar (4)' })).toBeEnabled();

  // On a telephone both stand with the other actions of the week.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: 'Acciones' }).click();
  await expect(page.getByRole('menuitem', { name: 'Exportar' })).toBeVisible();
  await page.getByRole('menuitem', { name: 'Importar' }).click();
  await expect(page.getByRole('heading', { name: 'Importar horarios' })).toBeVisible();
});
