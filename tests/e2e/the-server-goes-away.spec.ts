import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('with the server killed a page not opened yet says so within the menu, and opens by itself afterwards', async ({
  browser,
  demo,
}) => {
  test.slow();
  // This browser has kept nothing of the program yet.
  const context = await browser.newContext({ baseURL: demo.url, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInAs(page, 'rrhh', '/posts');
  await expect(page.getByRole('article').first()).toBeVisible();

  await demo.kill();
  await page.getByRole('link', { name: 'Personas', exact: true }).click();
  const away = page.getByRole('alert').filter({ hasText: 'No llegamos al servidor' });
  await expect(away).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página no se pudo abrir');
  await page.getByRole('link', { name: 'Muro', exact: true }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'No se pudo abrir' });
  await expect(dialog).toContainText('No llegamos al servidor');
  await dialog.getByRole('button', { name: 'Cerrar' }).click();
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: 'Personas', exact: true }).click();
  await expect(away).toBeVisible();

  await demo.startAgain();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Personas', {
    timeout: 60_000,
  });
  await expect(away).toHaveCount(0);
  await context.close();
});

test('a piece that a new version took away reloads the page once, and then it is explained', async ({
  browser,
  address,
}) => {
  const context = await browser.newContext({ baseURL: address, serviceWorkers: 'block' });
  const page = await context.newPage();
  await signInAs(page, 'rrhh', '/posts');
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await page.route('**/assets/UsersPage-*', (route) => route.fulfill({ status: 404 }));
  await page.getByRole('link', { name: 'Personas', exact: true }).click();
  await expect(page.getByText('Hay que actualizar la página')).toBeVisible();
  await expect.poll(() => loads).toBe(1);
  await expect(page.getByText('Hay que actualizar la página')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Módulos' })).toBeVisible();
  expect(loads).toBe(1);
  await context.close();
});
