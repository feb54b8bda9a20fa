import type { Page } from '@playwright/test';
import { callServer, openSession } from './support/callServer';
import { keptWhole } from './support/keptWhole';
import { newOrder } from './support/newOrder';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test.use({ keepsProgram: true });

interface Order {
  state: string;
  id: number;
  version: number;
  siteId: number;
  lines: {
    pickedQuantity: number;
    product: { sku: string; name: string };
    sources: { locationCode: string }[];
  }[];
}

test.beforeEach(({ complaints }) => complaints.allowOffline());

/** An order that the picker has begun, as it stands on the picking page. */
async function begin(page: Page, address: string, quantity: number) {
  const { id } = await newOrder(address, quantity);
  const picker = await openSession(address, 'operario');
  await callServer(address, 'pedido.preparar', { id, version: 1 }, picker);
  const read = () => callServer<Order>(address, 'pedido.obtener', { id }, picker);
  const [line] = (await read()).lines;
  const place = line?.sources[0]?.locationCode;
  if (!line || !place) throw new Error('nothing to pick');
  await signInAs(page, 'operario', `/orders/${id}/pick`);
  await expect(page.getByText('0 de 1 línea lista')).toBeVisible();
  const takeOne = async () => {
    await page.getByRole('textbox', { name: 'Código de la ubicación' }).fill(place);
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Código del producto' }).fill(line.product.sku);
    await page.keyboard.press('Enter');
    const less = page.getByRole('button', { name: 'Uno menos' });
    while (await less.isEnabled()) await less.click();
    await page.getByRole('button', { name: /^Tomar 1 / }).click();
  };
  return { id, line, read, takeOne };
}

test('what is picked without network is told as not sent, survives a reload and arrives once', async ({
  page,
  context,
  address,
}) => {
  test.setTimeout(240_000);
  const { read, takeOne } = await begin(page, address, 3);
  await keptWhole(page);
  await context.setOffline(true);
  for (let times = 1; times <= 3; times += 1) {
    await takeOne();
    await expect(page.getByText(`${times} sin enviar`)).toBeVisible();
  }
  await expect(page.getByText('1 de 1 línea lista')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Terminar preparación' })).toBeDisabled();
  await page.reload();
  await expect(page.getByText('1 de 1 línea lista · 3 sin enviar')).toBeVisible();
  expect((await read()).lines[0]?.pickedQuantity).toBe(0);

  await context.setOffline(false);
  await expect(page.getByText(/sin enviar/)).toHaveCount(0);
  expect((await read()).lines[0]?.pickedQuantity).toBe(3);
  await page.getByRole('button', { name: 'Terminar preparación' }).click();
  await expect.poll(async () => (await read()).state).toBe('picked');
});

test('who picked without network an order that somebody else got meanwhile reads what was not saved, and why', async ({
  page,
  context,
  address,
  complaints,
}) => {
  test.setTimeout(240_000);
  complaints.allow(/40[349]/);
  const { id, line, read, takeOne } = await begin(page, address, 3);
  const { version } = await read();
  await context.setOffline(true);
  await takeOne();
  await takeOne();
  await expect(page.getByText('2 sin enviar')).toBeVisible();

  const jefe = await openSession(address, 'jefe');
  const { rows } = await callServer<{ rows: { personId: number; person: { name: string } }[] }>(
    address,
    'pedido.listarPreparadores',
    {},
    jefe,
  );
  const me = await page.evaluate(() => JSON.parse(localStorage.getItem('USER') ?? '{}').NAME);
  const other = rows.find(({ person }) => person.name !== me);
  const target = { id, version, pickerId: other?.personId };
  await callServer(address, 'pedido.asignar', target, jefe);

  await context.setOffline(false);
  const told = page.getByRole('alert').filter({ hasText: 'No se guardó lo que hiciste' });
  await expect(told).toContainText('pasó a otra persona');
  await expect(told.getByText(`1 de ${line.product.name}, de `)).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Tomar/ })).toHaveCount(0);
  await page.reload();
  await expect(told).toBeVisible();
  const { lines } = await callServer<Order>(address, 'pedido.obtener', { id }, jefe);
  expect(lines[0]?.pickedQuantity).toBe(0);
  await told.getByRole('button', { name: 'Entendido' }).click();
  await expect(told).toHaveCount(0);
});
