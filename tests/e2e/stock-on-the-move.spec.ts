import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { firstPage } from './support/drawnPage';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

interface Goods {
  product: { id: number; sku: string };
  from: { id: number; code: string };
  to: { id: number; code: string; barcode: string };
}

/** Thirty units on one shelf, and another shelf beside it. */
async function goods(address: string, name: string): Promise<Goods> {
  const chief = await openSession(address, 'jefe');
  const call = <T>(accion: string, input: Record<string, unknown>) =>
    callServer<T>(address, accion, input, chief);
  const { rows } = await call<{ rows: { siteId: number }[] }>('ubicacion.listar', { size: 1 });
  const siteId = rows[0]?.siteId;
  const product = await call<Goods['product']>('producto.guardar', {
    sku: name,
    name: `Mermelada de la historia ${name}`,
    unit: 'frasco',
  });
  const from = await call<Goods['from']>('ubicacion.guardar', { siteId, code: `${name}-A` });
  const to = await call<Goods['to']>('ubicacion.guardar', { siteId, code: `${name}-B` });
  const receipt = { kind: 'receipt', delta: 30, reason: 'Ingreso de la historia' };
  await call('existencia.ajustar', { productId: product.id, locationId: from.id, ...receipt });
  return { product, from, to };
}

test('on a desk: from the list to the record of a product, to another shelf, undone, and the label of the shelf', async ({
  page,
  address,
  complaints,
}) => {
  // More than there is.
  complaints.expect(/422/);
  const { product, from, to } = await goods(address, 'MOVD');
  await signInAs(page, 'jefe', `/orders/products?buscar=${product.sku}`);
  await page.getByRole('gridcell', { name: product.sku, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/orders/products/${product.id}$`));
  await expect(page.getByText('Disponible 30 · reservado 0 · hay 30')).toBeVisible();
  await expect(page.getByText('«Ingreso de la historia»')).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);

  await page.getByRole('button', { name: new RegExp(`^Mover .* de ${from.code}$`) }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Cantidad').fill('31');
  await dialog.getByLabel('A qué ubicación').fill(to.barcode);
  // A scanner ends what it reads like this.
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(`En ${from.code} hay 30.`)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByLabel('Cantidad').fill('12');
  await dialog.getByRole('button', { name: 'Mover' }).click();
  await expect(page.getByText(`Se movió a ${to.code}`)).toBeVisible();
  await expect(page.getByText(`Llegó de ${from.code}`)).toBeVisible();
  await page.getByRole('button', { name: 'Deshacer' }).click();
  await expect(page.getByText(`Se movió a ${from.code}`)).toBeVisible();
  await page.getByRole('link', { name: 'Productos' }).click();
  await expect(page).toHaveURL(new RegExp(`buscar=${product.sku}`));

  await page.goto(`/orders/locations/${from.id}`);
  await expect(page.getByRole('link', { name: /Mermelada de la historia/ })).toBeVisible();
  await settled(page);
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: 'Etiqueta' }).click();
  await expect(firstPage(page)).toContainText(from.code);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('whoever stands before a shelf reads its label and says what goes to which other', async ({
    page,
    address,
  }) => {
    const { from, to } = await goods(address, 'MOVP');
    await signInAs(page, 'jefe', '/orders/stock');
    await page.getByRole('button', { name: 'Mover', exact: true }).click();
    await page.getByRole('textbox', { name: /Código de la ubicación/ }).fill(from.code);
    await page.getByRole('button', { name: 'Listo' }).click();
    await page.getByRole('button', { name: /Mermelada de la historia/ }).click();
    await page.getByLabel('Cantidad').fill('5');
    await page.getByLabel('A qué ubicación').fill(to.code.toLowerCase());
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await page.getByRole('dialog').getByRole('button', { name: 'Mover' }).click();
    await expect(page.getByText(`de ${from.code} a ${to.code}`)).toBeVisible();
    // The history loses the step that covered the page; nobody writes an address that fast.
    await expect.poll(() => page.evaluate(() => history.state?.covers ?? 0)).toBe(0);
    await page.goto(`/orders/locations/${to.id}`);
    await expect(page.getByText('Hay 5 · reservado 0 · disponible 5')).toBeVisible();
    await settled(page);
    expect(await findings(page)).toEqual([]);
  });
});
