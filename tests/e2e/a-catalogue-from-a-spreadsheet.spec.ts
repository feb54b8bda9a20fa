import { findings, settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const file = [
  'SKU;Nombre;Unidad de medida;Código EAN;Clase',
  'HISTORIA-1;Dulce de batata de la historia;caja;;B',
  'HISTORIA-2;Sin código de barras válido;caja;7790001001010;A',
].join('\r\n');

test('the warehouse brings products in a spreadsheet, reads what is wrong, and finds the rest in the list', async ({
  page,
}) => {
  await signInAs(page, 'jefe', '/orders/products');
  await page.getByRole('link', { name: 'Importar' }).click();
  const buffer = Buffer.from(file);
  const sheet = { name: 'productos.csv', mimeType: 'text/csv', buffer };
  await page.locator('input[type=file]').setInputFiles(sheet);
  await expect(page.getByText('El código de barras no es un EAN válido')).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importar solo la válida' }).click();
  await expect(page.getByText('Se importó 1 fila.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver los productos' }).click();
  await page.getByRole('searchbox', { name: /Buscar por nombre/ }).fill('batata de la historia');
  await expect(page.getByText('Dulce de batata de la historia')).toBeVisible();
  await expect(page.getByText('HISTORIA-1')).toBeVisible();
});
