import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { DateTime } from 'luxon';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

/** Typed as on a keyboard of numbers: the field puts the signs between. */
async function type(page: Page, group: string, digits: string) {
  await page.getByRole('group', { name: group }).getByRole('spinbutton').first().click();
  await page.keyboard.type(digits);
}

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function download(page: Page) {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Descargar' }).click();
  const file = await saved;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('hours of the clock are told apart, and a month goes to payroll in the columns that were mapped once', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signInAs(page, 'rrhh', '/hours/team');
  await page.getByRole('link', { name: 'Franjas' }).click();
  await page.getByRole('button', { name: 'Nueva franja' }).click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Mañana temprano');
  await page.getByRole('textbox', { name: 'Sigla' }).fill('mt');
  await type(page, 'Desde las', '0600');
  await type(page, 'Hasta las', '1000');
  await page.getByRole('textbox', { name: 'Se paga por' }).fill('1,1');
  await type(
    page,
    'Rige desde',
    DateTime.fromJSDate(storyNow()).startOf('month').toFormat('ddMMyyyy'),
  );
  await page.getByRole('button', { name: 'Agregar' }).click();
  // A fault is told where it is.
  await expect(page.getByText('Elegí al menos un día, o todos los feriados.')).toBeVisible();
  for (const day of ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes']) {
    await page.getByRole('button', { name: day, exact: true }).click();
  }
  await page.getByRole('button', { name: 'Agregar' }).click();
  await expect(page.getByText(/lunes a viernes · 06:00 a 10:00/)).toBeVisible();
  await expect(page.getByText('× 1,1', { exact: true })).toBeVisible();

  await page.getByRole('link', { name: 'Horas del equipo' }).click();
  await page.getByRole('link', { name: 'Exportar para sueldos' }).click();
  await page.getByRole('button', { name: 'Nuevo formato' }).click();
  await page.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Sueldos de prueba');
  await choose(page, 'Archivo', 'Texto (CSV)');
  await choose(page, 'Separador', 'Coma');
  await page.getByRole('textbox', { name: 'Título de Legajo' }).fill('ID');
  await page.getByRole('button', { name: 'Sacar Ausencia' }).click();
  await choose(page, 'Agregar una columna', 'Mañana temprano');
  const rows = page.getByRole('dialog').getByRole('region', { name: 'Primeras filas del archivo' });
  // Five people, as they will be in the file.
  await expect(rows.getByRole('row')).toHaveCount(6);
  await expect(rows.getByRole('columnheader').last()).toHaveText('Mañana temprano');
  await page.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Formato guardado')).toBeVisible();

  await choose(page, 'Formato', 'Sueldos de prueba');
  const first = await download(page);
  expect(first.name).toMatch(/^Sueldos Casa central .+\.csv$/);
  const [heading = '', line = ''] = first.text.split('\r\n');
  expect(heading).toMatch(/^\uFEFFID,Apellido y nombre,.*,Mañana temprano$/);
  // The first person worked, and some of it early.
  expect(line).toMatch(/^\d+,"[^"]+",\d+:\d\d,.*,\d+:\d\d$/);

  // The month after it is two touches: the one that was used last is there.
  await page.goto('/hours/team?periodo=month');
  await page.getByRole('link', { name: 'Exportar para sueldos' }).click();
  await expect(page.getByRole('combobox', { name: 'Formato' })).toHaveText('Sueldos de prueba');
  expect((await download(page)).text.split('\r\n')[0]).toBe(heading);
});

test('who has others but keeps no hours takes out their team with the format of the house, or is told why not', async ({
  page,
}) => {
  await signInAs(page, 'supervisor', '/hours/pay');
  await choose(page, 'Formato', 'Liquidador mensual');
  await expect(page.getByText(/columnas que tu rol no ve: CUIL, DIAS_VAC/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Descargar' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Nuevo formato' })).toHaveCount(0);
});
