import type { Page } from '@playwright/test';
import { plainPng } from '../support/plainPng';
import { findings, settled } from './support/axe';
import { callServer, openSession } from './support/callServer';
import { draftFiles } from './support/draftFiles';
import { newOrder } from './support/newOrder';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const paper = '%PDF-1.4\n%una nota\n';

/** A scanner sends its keys without waiting for the page, and ends each code with Enter. */
const scan = async (page: Page, ...codes: string[]) => {
  await page.locator('h1').click();
  const keys = codes.flatMap((code) => [...code, 'Enter']);
  await Promise.all(keys.map((key) => page.keyboard.press(key)));
};

test('on a desk: find two orders, release them together and give one to somebody', async ({
  page,
  address,
}) => {
  const first = await newOrder(address);
  const second = await newOrder(address);
  await signInAs(page, 'jefe', '/orders/list');
  await page.getByRole('searchbox').fill(first.number.slice(0, -1));
  // Other rows are coming: what was ticked among the old ones would not stay ticked.
  await expect(page).toHaveURL(/buscar=/);
  await settled(page);
  for (const { number } of [first, second]) {
    await page
      .getByRole('row', { name: new RegExp(number) })
      .getByRole('checkbox')
      .check();
  }
  await page.getByRole('button', { name: 'Liberar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Liberar' }).click();
  await expect(page.getByRole('dialog')).toContainText('Se cambiaron 2 filas.');
  await page.getByRole('dialog').getByRole('button', { name: 'Listo' }).click();

  await page.goto(`/orders/${first.id}`);
  await page.getByRole('button', { name: 'Más acciones del pedido' }).click();
  await page.getByRole('menuitem', { name: 'Asignar' }).click();
  await page.getByRole('combobox', { name: 'Quién lo prepara' }).click();
  await page.getByRole('option').nth(1).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Asignar' }).click();
  await expect(page.getByText('Cambió quién lo prepara')).toBeVisible();

  await page.getByRole('textbox', { name: 'Tu comentario' }).fill('Que vaya en caja fría');
  await page
    .getByLabel('Adjuntar')
    .setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from(paper) });
  await page.getByRole('button', { name: 'Enviar comentario' }).click();
  await expect(page.getByText('Que vaya en caja fría')).toBeVisible();
  await expect(page.getByRole('button', { name: 'nota.pdf' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Tu comentario' })).toHaveValue('');
  await settled(page);
  expect(await findings(page)).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a scanner is enough to pick an order, and a wrong code is explained', async ({
    page,
    address,
  }) => {
    const { id } = await newOrder(address);
    await signInAs(page, 'operario', `/orders/${id}`);
    await page.getByRole('button', { name: 'Preparar' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}/pick$`));
    const operario = await openSession(address, 'operario');
    const { lines } = await callServer<{
      lines: { product: { barcode: string }; sources: { locationBarcode: string }[] }[];
    }>(address, 'pedido.obtener', { id }, operario);
    const [line] = lines;
    const shelf = line?.sources[0]?.locationBarcode ?? '';
    const barcode = line?.product.barcode ?? '';

    await scan(page, 'ZZ-99');
    await expect(page.getByRole('alert')).toContainText('En ZZ-99 no hay');
    await settled(page);
    expect(await findings(page)).toEqual([]);
    // The product is read before the page has drawn what comes after the shelf.
    await scan(page, shelf, barcode);
    await page.getByRole('button', { name: 'Tomar 2' }).click();
    await page.getByRole('button', { name: 'Terminar preparación' }).click();
    await expect(page).toHaveURL(new RegExp(`/orders/${id}$`));
    await expect(page.getByText('Preparado', { exact: true })).toBeVisible();
  });

  test('whoever receives signs on the screen, and the proof is seen with the order', async ({
    page,
    address,
  }) => {
    const { id, lines, ...made } = await dispatched(address);
    await signInAs(page, 'jefe', `/orders/${id}`);
    expect([made.state, lines.length]).toEqual(['dispatched', 1]);
    await page.getByRole('button', { name: 'Registrar entrega' }).click();
    await page.getByLabel('Quién recibió').fill('Marta Gómez');
    const pad = page.getByRole('img', { name: /Firma de quien recibió/ });
    await pad.scrollIntoViewIfNeeded();
    const box = await pad.boundingBox();
    if (!box) throw new Error('no place to sign');
    await page.mouse.move(box.x + 30, box.y + 60);
    await page.mouse.down();
    await page.mouse.move(box.x + 160, box.y + 30, { steps: 5 });
    await page.mouse.up();
    await expect(page.getByRole('button', { name: 'Borrar la firma' })).toBeVisible();
    await page.getByRole('button', { name: 'Registrar entrega' }).click();
    await expect(page.getByText('Recibió Marta Gómez')).toBeVisible();
    const signature = page.getByRole('img', { name: 'Firma de Marta Gómez' });
    await expect
      .poll(() => signature.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(100);
  });
});

test.describe('who picks, on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('takes the next order while somebody else does, and finds it again among their own', async ({
    page,
    address,
  }) => {
    await newOrder(address);
    await newOrder(address);
    const jefe = await openSession(address, 'jefe');
    await signInAs(page, 'operario', '/orders');
    const press = page.getByRole('button', { name: 'Tomar el siguiente' });
    await expect(press).toBeVisible();
    const [{ order: other }] = await Promise.all([
      callServer<{ order: { number: string } }>(address, 'pedido.tomarSiguiente', {}, jefe),
      press.click(),
    ]);
    await expect(page).toHaveURL(/\/orders\/\d+\/pick$/);
    const title = page.getByRole('heading', { level: 1, name: /^Preparar P-\d+$/ });
    const mine = (await title.textContent()) ?? '';
    expect(mine).not.toContain(other.number);

    await page.goto('/orders');
    const own = page.getByRole('region', { name: 'Míos' });
    await expect(own.getByRole('link', { name: new RegExp(mine.slice(9)) })).toBeVisible();
    await page.getByRole('tab', { name: /^Preparado/ }).click();
    await expect(page).toHaveURL(/paso=picked/);
    await settled(page);
    expect(await findings(page)).toEqual([]);
    await own.getByRole('link', { name: new RegExp(mine.slice(9)) }).click();
    await expect(page.getByRole('heading', { name: mine })).toBeVisible();
  });
});

test.describe('at the door', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('nobody is there; another day they take a part, and the rest waits in an order of its own', async ({
    page,
    address,
  }) => {
    const { id } = await dispatched(address, 3);
    await signInAs(page, 'jefe', `/orders/${id}/deliver`);
    await page.getByRole('radio', { name: 'No había nadie' }).check();
    await page.getByRole('button', { name: 'Estaba cerrado' }).click();
    await page.getByRole('button', { name: 'Anotar el intento' }).click();
    await expect(page.getByText('Se fue a entregar 1 vez y no había nadie.')).toBeVisible();

    await page.getByRole('button', { name: 'Registrar entrega' }).click();
    await page.getByRole('radio', { name: 'Recibieron una parte' }).check();
    const received = page.getByRole('group', { name: 'Cuánto recibieron' }).getByRole('textbox');
    await received.fill('2');
    await page.getByRole('radio', { name: 'Queda embalado en un pedido nuevo' }).check();
    await page.getByRole('button', { name: 'Pidieron de más' }).click();
    await page.getByLabel('Quién recibió').fill('Marta Gómez');
    await settled(page);
    expect(await findings(page)).toEqual([]);
    const asWritten = async () => {
      await expect(page.getByLabel('Quién recibió')).toHaveValue('Marta Gómez');
      await expect(received).toHaveValue('2');
      const why = page.getByRole('button', { name: 'Pidieron de más' });
      await expect(why).toHaveAttribute('aria-pressed', 'true');
    };
    // The words written at a door are not lost by going to look at the order.
    await page.getByRole('link', { name: /^Pedido P-/ }).click();
    await page.getByRole('button', { name: 'Registrar entrega' }).click();
    await asWritten();
    // Nor by a telephone that drops the page while its camera is open.
    const photo = {
      name: 'puerta.png',
      mimeType: 'image/png',
      buffer: plainPng({ width: 40, height: 30, bits: 8 }),
    };
    await page.locator('input[type=file]').first().setInputFiles(photo);
    await expect(page.getByText('puerta.png')).toBeVisible();
    await expect.poll(() => draftFiles(page)).toBe(1);
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await asWritten();
    await expect(page.getByText('puerta.png')).toBeVisible();
    await page.getByRole('button', { name: 'Registrar entrega' }).click();
    await expect(page.getByText('Recibieron 2 de 3')).toBeVisible();
    await expect(page.getByText('Registró la entrega de una parte')).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('link', { name: /^P-\d+$/ })
      .click();
    await expect(page.getByText('Embalado', { exact: true })).toBeVisible();
    await expect(page.getByText('Lo armó con lo que no se entregó')).toBeVisible();
    await expect(page.getByText('1 de 1')).toBeVisible();
  });
});

interface Worked {
  id: number;
  version: number;
  state: string;
  lines: { id: number; sources: { stockId: number }[] }[];
}

/** An order as far as the van, through every step. */
async function dispatched(address: string, quantity = 1): Promise<Worked> {
  const jefe = await openSession(address, 'jefe');
  const { id } = await newOrder(address, quantity);
  const call = (accion: string, fields: Record<string, unknown> = {}) =>
    callServer<Worked>(address, accion, { id, ...fields }, jefe);
  let order = await call('pedido.preparar', { version: 1 });
  const [line] = order.lines;
  const lineId = line?.id;
  const stockId = line?.sources[0]?.stockId;
  const items = [{ lineId, quantity }];
  order = await call('pedido.tomarLinea', { lineId, stockId, quantity });
  order = await call('pedido.terminarPreparacion', { version: order.version });
  order = await call('pedido.controlar', { version: order.version, lines: items });
  order = await call('pedido.embalar', { version: order.version, packages: [{ items }] });
  return call('pedido.despachar', { version: order.version });
}
