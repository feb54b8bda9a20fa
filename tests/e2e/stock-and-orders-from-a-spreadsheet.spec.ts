import type { Page } from '@playwright/test';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const bring = (page: Page, name: string, ...rows: string[]) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(rows.join('\r\n')) });

test('the warehouse counts its shelves and takes its orders from two spreadsheets', async ({
  page,
  address,
}) => {
  const chief = await openSession(address, 'jefe');
  const call = <T>(accion: string, input: Record<string, unknown>) =>
    callServer<T>(address, accion, input, chief);
  const { rows } = await call<{ rows: { siteId: number; name: string }[] }>('cliente.listar', {
    filters: [{ field: 'active', operator: 'is', value: true }],
    size: 1,
  });
  const [customer] = rows;
  const siteId = customer?.siteId;
  for (const sku of ['PLAN-1', 'PLAN-2']) {
    await call('producto.guardar', { sku, name: `Galleta de planilla ${sku}`, unit: 'caja' });
    await call('ubicacion.guardar', { siteId, code: sku });
  }

  await signInAs(page, 'jefe', '/orders/stock');
  await page.getByRole('link', { name: 'Importar' }).click();
  await bring(
    page,
    'conteo.csv',
    'Ubicación;Código;Cantidad',
    'PLAN-1;PLAN-1;40',
    'PLAN-2;PLAN-2;mucho',
  );
  await expect(page.getByText('No es un número entero')).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importar solo la válida' }).click();
  await expect(page.getByText('Se importó 1 fila.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver las existencias' }).click();
  await page.getByRole('searchbox').fill('PLAN-1');
  await page.getByText('Galleta de planilla PLAN-1').click();
  await expect(page.getByText('Disponible 40 · reservado 0 · hay 40')).toBeVisible();
  await expect(page.getByText('«Inventario inicial»')).toBeVisible();

  await page.goto('/orders/list');
  await page.getByRole('link', { name: 'Importar' }).click();
  const orders = [
    'Referencia;Cliente;Prometido;Código;Cantidad',
    `PLANILLA-7;${customer?.name};24/12/2026;PLAN-1;6`,
    'PLANILLA-7;;;PLAN-2;2',
  ];
  await bring(page, 'pedidos.csv', ...orders);
  await page.getByRole('button', { name: /^Importar 2$/ }).click();
  await expect(page.getByText('Se importaron 2 filas.')).toBeVisible();
  await page.getByRole('link', { name: 'Ver los pedidos' }).click();
  await page
    .getByText(customer?.name ?? '')
    .first()
    .click();
  await expect(page.getByText('PLANILLA-7')).toBeVisible();
  await expect(page.getByText('Galleta de planilla PLAN-2')).toBeVisible();

  // Twice is once.
  await page.goto('/orders/import');
  await bring(page, 'pedidos.csv', ...orders);
  await expect(page.getByText(/Ya se importó: es P-/).first()).toBeVisible();
});
