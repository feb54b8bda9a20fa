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

/** The last products of the catalogue: none of the demo's arrivals brings them. */
async function aProduct(address: string, as: ServerSession, which: 0 | 1): Promise<Product> {
  const filters = [{ field: 'lotTracked', operator: 'is', value: false }];
  const { rows } = await callServer<{ rows: Product[] }>(
    address,
    'producto.listar',
    { filters, size: 2, sort: [{ field: 'sku', direction: 'desc' }] },
    as,
  );
  const product = rows[which];
  if (!product) throw new Error('the demo has no such product');
  return product;
}

/** Reads how much of a product lies at a place, by default where goods are received. */
async function received(
  address: string,
  sku: string,
  as: ServerSession,
  code = 'RECEPCION',
): Promise<number> {
  const filters = [
    { field: 'locationCode', operator: 'is', value: code },
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

/** Reads a product and says how many came, and why where that is asked. */
async function note(page: Page, sku: string, quantity: string, why?: string) {
  await page.getByRole('textbox', { name: 'Código del producto' }).fill(sku);
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'Cuántas llegaron' }).fill(quantity);
  const reason = page.getByRole('textbox', { name: why ? /^Motivo$/ : 'Motivo (opcional)' });
  await expect(reason).toBeVisible();
  if (why) await reason.fill(why);
  await page.getByRole('button', { name: `Anotar ${quantity}` }).click();
}

test('announced at the desk, received in two parts on a phone, one of them taken back', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const boss = await openSession(address, 'jefe');
  const { sku, name } = await aProduct(address, boss, 0);
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
  await note(phone, sku, '16', 'Mandaron de más');
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

test('what came in is put away by scan, on another shelf than the proposed one, also without network', async ({
  browser,
  page,
  address,
}) => {
  test.setTimeout(240_000);
  const boss = await openSession(address, 'jefe');
  const picker = await openSession(address, 'operario');
  const { id: productId, sku, name } = await aProduct(address, boss, 1);
  const { rows: suppliers } = await callServer<{ rows: { id: number }[] }>(
    address,
    'proveedor.listar',
    {},
    boss,
  );
  const { rows: shelves } = await callServer<{ rows: { siteId: number; code: string }[] }>(
    address,
    'ubicacion.listar',
    { filters: [{ field: 'code', operator: 'is', value: 'D-06-04-3' }] },
    picker,
  );
  const announced = {
    ...{ supplierId: suppliers[0]?.id, siteId: shelves[0]?.siteId, remito: '0007-00009999' },
    ...{ expectedOn: today, lines: [{ productId, quantity: 20 }] },
  };
  const { id } = await callServer<{ id: number }>(address, 'recepcion.crear', announced, boss);
  const lines = [{ product: sku, quantity: 20 }];
  await callServer(address, 'recepcion.recibir', { id, lines }, picker);
  const before = await received(address, sku, boss, 'D-06-04-3');

  const phone = await screenOf(browser, address, 'operario', '/receiving/put-away', pocket);
  await expect(phone.getByRole('list', { name: 'Por guardar' })).toContainText(`de ${name}`);
  await keptWhole(phone);
  const read = async (label: string, code: string) => {
    await phone.getByRole('textbox', { name: label }).fill(code);
    await phone.keyboard.press('Enter');
  };
  await read('Código del producto', 'NADA');
  await expect(phone.getByRole('alert')).toContainText('no hay nada por guardar');
  await read('Código del producto', sku);
  await expect(phone.getByText('Llevalo a la ubicación')).toBeVisible();
  await keptWhole(phone);
  await phone.getByRole('textbox', { name: 'Cuántas guardás' }).fill('12');
  await read('Código de la ubicación', 'D-06-04-3');
  await expect(phone.getByText('Guardado: 12 en D-06-04-3')).toBeVisible();
  expect(await received(address, sku, boss, 'D-06-04-3')).toBe(before + 12);

  await phone.context().setOffline(true);
  await read('Código del producto', sku);
  await read('Código de la ubicación', 'D-06-04-3');
  await expect(phone.getByText(/1 sin enviar/)).toBeVisible();
  await phone.context().setOffline(false);
  await expect(phone.getByText(/sin enviar/)).toHaveCount(0);
  await expect.poll(() => received(address, sku, boss, 'D-06-04-3')).toBe(before + 20);
  await page.close();
});
