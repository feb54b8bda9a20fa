import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

async function choose(page: Page, label: string, option: string) {
  await page.getByRole('combobox', { name: label }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
  // A list that still closes takes the click that would open it again.
  await expect(page.getByRole('listbox')).toHaveCount(0);
}

test('a bank gets the file of its own layout, looked at before it is made', async ({ page }) => {
  test.setTimeout(120_000);
  await signInAs(page, 'sueldos', '/liquidations');
  await page.getByRole('link', { name: 'Bancos' }).click();
  await page.getByRole('button', { name: 'Nuevo diseño' }).click();
  const form = page.getByRole('dialog', { name: 'Nuevo diseño' });
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Banco del Puerto');
  const lines = form.getByRole('region', { name: 'Primeras líneas del archivo' });

  // The lines that the bank would get are seen while the format is written.
  await form.getByRole('button', { name: 'Sacar la columna 5, Título de la liquidación' }).click();
  await form.getByRole('textbox', { name: 'Ancho de la columna 3, Apellido y nombre' }).fill('6');
  await form.getByRole('textbox', { name: 'Nombre del archivo' }).fill('PUERTO{mes}');
  await expect(form.getByText(/“Apellido y nombre” ocupa \d+ lugares y tiene 6/)).toBeVisible();
  await form.getByRole('checkbox', { name: /^Recortar lo que no entra/ }).check();
  await choose(page, 'Agregar a línea de cierre', 'Cantidad de transferencias');
  await choose(page, 'Agregar a línea de cierre', 'Suma de los importes');
  await expect(lines).toContainText(/^[0-9]{33}.{6}[0-9]{15}\n/);
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Texto de ancho fijo · 54 lugares', { exact: false })).toBeVisible();

  await page.goto('/liquidations/1');
  await page.getByRole('button', { name: 'Archivos' }).click();
  await page.getByRole('menuitem', { name: 'Transferencias para el banco' }).click();
  await choose(page, 'Diseño', 'Banco del Puerto');
  const dialog = page.getByRole('dialog', { name: 'Transferencias para el banco' });
  await expect(dialog.getByText(/PUERTO\d{6}/)).toBeVisible();
  const saved = page.waitForEvent('download');
  await dialog.getByRole('button', { name: /^(Descargar|Generar sin ellas)$/ }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^PUERTO\d{6}\.txt$/);
  const [last = '', ...transfers] = (await readFile(await file.path(), 'latin1'))
    .trimEnd()
    .split('\r\n')
    .reverse();
  expect(new Set(transfers.map((line) => line.length))).toEqual(new Set([54]));
  expect(Number(last.slice(0, 8))).toBe(transfers.length);
  expect(BigInt(last.slice(8))).toBe(
    transfers.reduce((sum, line) => sum + BigInt(line.slice(39)), 0n),
  );
});

test('a layout goes to another organisation as a file, and is looked at before it is added', async ({
  page,
  complaints,
}) => {
  // The name is taken at first.
  complaints.expect(/refused: 422/);
  complaints.expect(/Failed to load resource: .* 422/);
  await signInAs(page, 'sueldos', '/liquidations/banks');
  const saved = page.waitForEvent('download');
  await page
    .getByRole('button', { name: 'Guardar en un archivo Transferencias de ancho fijo' })
    .click();
  const text = await readFile(await (await saved).path(), 'utf8');
  const bring = (content: string) =>
    page.getByLabel('Traer de un archivo').setInputFiles({
      ...{ name: 'diseno.json', mimeType: 'application/json', buffer: Buffer.from(content) },
    });
  await bring('CBU;Importe');
  await expect(page.getByText('Ese archivo no es un diseño de banco de Andén.')).toBeVisible();

  // A workbook has neither an encoding nor ends of lines.
  await bring(text.replace('"fixed"', '"xlsx"'));
  const form = page.getByRole('dialog', { name: 'Diseño traído de un archivo' });
  await expect(form.getByRole('combobox', { name: 'Archivo' })).toHaveText(/XLSX/);
  await expect(form.getByText('Codificación')).toHaveCount(0);
  await expect(form.getByRole('region', { name: 'Primeras líneas del archivo' })).toContainText(
    ' | ',
  );
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(form.getByText('Ya hay un diseño con ese nombre.')).toBeVisible();
  await form.getByRole('textbox', { name: 'Nombre', exact: true }).fill('Banco traído');
  await form.getByRole('button', { name: 'Agregar', exact: true }).click();
  await expect(page.getByText('Banco traído')).toBeVisible();
});
