import { readFile } from 'node:fs/promises';
import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a month is looked over, its book is read with the rules of ARCA, and its file has everybody once', async ({
  page,
}) => {
  await signInAs(page, 'sueldos', '/liquidations');
  await page.getByRole('link', { name: 'ARCA' }).click();
  await expect(page.getByRole('heading', { name: 'El mes para ARCA' })).toBeVisible();
  const checks = page.getByRole('region', { name: 'Antes de declarar' });
  await expect(checks.getByText('CUIL de las personas')).toBeVisible();
  const runs = page.getByRole('region', { name: 'Tabla: Liquidaciones del mes' });
  await expect(runs.getByRole('row')).not.toHaveCount(1);

  await page.getByRole('button', { name: 'Controlar el libro' }).click();
  const passed = page.getByText(/^El libro pasa el control: \d+ personas y [\d.]+ renglones\.$/);
  await expect(passed).toBeVisible();
  const people = /: (\d+) personas/.exec((await passed.textContent()) ?? '')?.[1];

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Libro de Sueldos Digital' }).click();
  const lines = (await readFile(await (await saved).path(), 'utf8')).split('\r\n');
  const cuils = lines.filter((line) => line.startsWith('04')).map((line) => line.slice(2, 13));
  expect([cuils.length, new Set(cuils).size]).toEqual([Number(people), Number(people)]);

  await page.getByRole('combobox', { name: 'Mes' }).click();
  await page.getByRole('option').first().click();
  await expect(passed).toBeHidden();
  await expect(checks).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await settled(page);
  expect(await findings(page)).toEqual([]);
});
