import { callServer, openSession } from './support/callServer';
import { keptByBrowser } from './support/keptByBrowser';
import { keptWhole } from './support/keptWhole';
import { laterInBrowser } from './support/laterInBrowser';
import { newOrder } from './support/newOrder';
import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, test } from './support/story';
import { storyNow } from './support/storyNow';

test.use({ keepsProgram: true });

const MINUTES = 60_000;

test.beforeEach(({ complaints }) => complaints.allowOffline());

test('the wall, the slips and the leave are read without network, each with its age, and nothing stays after signing out', async ({
  page,
  context,
  address,
}) => {
  test.setTimeout(240_000);
  const pages = [
    { path: '/posts', title: 'Muro', text: 'Política de uso de cámaras frías' },
    { path: '/receipts', title: 'Mis recibos', text: 'Octubre de 2026 · Mensual' },
    { path: '/holidays', title: 'Vacaciones', text: 'Vacaciones disponibles' },
  ];
  await signInAs(page, 'empleado', '/posts');
  for (const { path, text } of pages) {
    await page.goto(path);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await keptWhole(page);

  await context.setOffline(true);
  await laterInBrowser(page, 12 * MINUTES);
  for (const { path, title, text } of pages) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(text).first()).toBeVisible();
    await expect(
      page.getByText(
        // Not every browser knows by itself that a page loaded from its worker has no network.
        /^(Estás sin conexión|No llegamos al servidor)\. Ves datos de hace 1[23] minutos/,
      ),
    ).toBeVisible();
  }
  await page.reload();
  await expect(page.getByText('Vacaciones disponibles')).toBeVisible();

  // Back at the wall when the network comes: what was published meanwhile is there without asking.
  await page.goto('/posts');
  await expect(page.getByText(/Ves datos de/)).toBeVisible();
  const title = `Mientras no había red ${storyNow().getTime()}`;
  const author = await openSession(address, 'rrhh');
  const audience = { kind: 'all' };
  const post = { title, body: 'Se publicó igual.', pinned: false, expiresAt: null };
  await callServer(address, 'publicacion.crear', { ...post, audience }, author);
  await context.setOffline(false);
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(/Estás sin conexión|Ves datos de/)).toHaveCount(0);
  expect((await keptByBrowser(page)).rows['anden-lecturas']).toBeGreaterThan(3);

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page.getByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible();
  expect(await keptByBrowser(page)).toEqual({
    rows: { anden: 0, 'anden-lecturas': 0 },
    addresses: [],
  });
  expect((await storedItems(page)).USER).toEqual({});
});

test('an order that is being picked is read without network', async ({
  page,
  context,
  address,
}) => {
  test.setTimeout(240_000);
  const { id } = await newOrder(address, 1);
  const picker = await openSession(address, 'operario');
  await callServer(address, 'pedido.preparar', { id, version: 1 }, picker);
  await signInAs(page, 'operario', `/orders/${id}/pick`);
  const step = page.getByText('0 de 1 línea lista');
  await expect(step).toBeVisible();
  await keptWhole(page);
  await context.setOffline(true);
  await page.reload();
  await expect(step).toBeVisible();
  await expect(page.getByText(/Ves datos de hace/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/Ves datos de/)).toHaveCount(0);
});

test('what one sees as somebody else is not kept', async ({ page }) => {
  await signInAs(page, 'admin', '/users/3');
  await page.getByRole('button', { name: 'Ver como' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ver como' }).click();
  // The page starts anew; an address asked for before that would cross it.
  await expect(page).not.toHaveURL(/users/);
  await expect(page.getByText(/^Estás viendo como/)).toBeVisible();
  await page.goto('/posts');
  await expect(page.getByRole('article').first()).toBeVisible();
  expect((await keptByBrowser(page)).rows['anden-lecturas'] ?? 0).toBe(0);
});
