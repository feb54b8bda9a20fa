import type { Page } from '@playwright/test';
import { callServer, openSession, type ServerSession } from './support/callServer';
import { keptWhole } from './support/keptWhole';
import { pocket, screenOf } from './support/screenOf';
import { expect, test } from './support/story';
import { today, typedDay } from './support/storyDays';

test.use({ keepsProgram: true });
test.beforeEach(({ complaints }) => complaints.allowOffline());

interface Product {
  id: number;
  sku: string;
  name: string;
}

async function aProduct(address: string, as: ServerSession): Promise<Product> {
  const filters = [{ field: 'lotTracked', operator: 'is', value: false }];
  const { rows } = await callServer<{ rows: Product[] }>(
    address,
    'producto.listar',
    { filters, size: 1, sort: [{ field: 'sku', direction: 'desc' }] },
    as,
  );
  const [product] = rows;
  if (!product) throw new Error('the demo has no such product');
  return product;
}

/** Reads how much of a product lies in the receiving place. */
async function received(address: string, sku: string, as: ServerSession): Promise<number> {
  const filters = [
    { field: 'locationCode', operator: 'is', value: 'RECEPCION' },
    { field: 'sku', operator: 'is', value: sku },
  ];
  const { rows } = await callServer<{ rows: { quantity: number }[] }>(
    address,
    'existencia.listar',
    { filters },
    as,
  );
  return rows.reduce((sum, { quantity }) => sum + quantity, 0);
}

/** Reads a product and says how many came. */
async function note(page: Page, sku: string, quantity: string) {
  await page.getByRole('textbox', { name: 'Código del producto' }).fill(sku);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Cuántas llegaron' }).fill(quantity);
  await page.getByRole('button', { name: `Anotar ${quantity}` }).click();
}

test('announced at the desk, received in two parts on a phone, one of them taken back', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const boss = await openSession(address, 'jefe');
  const { sku, name } = await aProduct(address, boss);
  const before = await received(address, sku, boss);

  const desk = await screenOf(browser, address, 'jefe', '/receiving/new');
  await desk.getByRole('combobox', { name: 'Proveedor' }).fill('Molinos');
  await desk.getByRole('option', { name: 'Molinos Paraná' }).click();
  await desk.getByRole('textbox', { name: 'Remito' }).fill('0007-00004321');
  await desk.getByRole('combobox', { name: 'Depósito' }).click();
  await desk.getByRole('option', { name: 'Depósito Rosario' }).click();
  await desk.getByRole('group', { name: 'Se espera el' }).click();
  await desk.keyboard.type(typedDay(today));
  await desk.getByRole('combobox', { name: 'Producto' }).fill(sku);
  await desk.getByRole('option', { name }).click();
  await desk.getByRole('textbox', { name: 'Unidades' }).fill('36');
  await desk.getByRole('textbox', { name: 'Por bulto' }).fill('12');
  await desk.getByRole('button', { name: 'Cargar recepción' }).click();
  await expect(desk.getByRole('heading', { level: 1, name: 'Molinos Paraná' })).toBeVisible();
  const id = Number(new URL(desk.url()).pathname.split('/').pop());
  await expect(desk.getByText('Todavía no llegó nada.')).toBeVisible();

  const phone = await screenOf(browser, address, 'operario', `/receiving/${id}/receive`, pocket);
  await expect(phone.getByText('0 de 36 unidades esperadas')).toBeVisible();
  await keptWhole(phone);
  await note(phone, sku, '24');
  await expect(phone.getByText('24 de 36 unidades esperadas')).toBeVisible();
  // A reload loses nothing of it.
  await phone.reload();
  await expect(phone.getByRole('list', { name: 'Anotado' })).toContainText(`24 de ${name}`);
  await keptWhole(phone);
  await phone.getByRole('button', { name: 'Confirmar ingreso: 24 unidades' }).click();
  await expect(phone.getByText(/Ingreso I-\d+ recibido/)).toBeVisible();
  expect(await received(address, sku, boss)).toBe(before + 24);

  // Four more than expected need a reason, also without network.
  await phone.context().setOffline(true);
  await note(phone, sku, '16');
  await expect(phone.getByText('Con esto son 40 y se esperaban 36: decí por qué.')).toBeVisible();
  await phone.getByRole('textbox', { name: 'Motivo' }).fill('Mandaron de más');
  await phone.getByRole('button', { name: 'Anotar 16' }).click();
  await phone.getByRole('button', { name: 'Confirmar ingreso: 16 unidades' }).click();
  await expect(phone.getByText('1 sin enviar')).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/sin enviar$/)).toHaveCount(0);
  await expect.poll(() => received(address, sku, boss)).toBe(before + 40);

  const first = desk.getByRole('article').last();
  await expect(desk.getByRole('article')).toHaveCount(2);
  await first.getByRole('button', { name: /^Revertir/ }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Era de otro remito');
  await dialog.getByRole('button', { name: 'Revertir' }).click();
  await expect(first).toContainText('Era de otro remito');
  expect(await received(address, sku, boss)).toBe(before + 16);
  await desk.getByRole('button', { name: 'Cerrar la recepción' }).click();
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('El resto viene con otro remito');
  await dialog.getByRole('button', { name: 'Cerrar la recepción' }).click();
  await expect(desk.getByText('Cerrada', { exact: true })).toBeVisible();
  await page.close();
});
