import { plainPng } from '../support/plainPng';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

const logo = { width: 800, height: 200, bits: 8 };

test('whoever administers puts the logo, and it stands where people sign in, over their portal and on paper', async ({
  browser,
  page,
  baseURL,
}) => {
  await signInAs(page, 'admin', '/admin/settings');
  const section = page.getByRole('region', { name: 'Logo', exact: true });
  const input = section.locator('input[type="file"]');
  await input.setInputFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg/>'),
  });
  await expect(section.getByRole('alert')).toContainText('no es del tipo que se puede usar acá');
  await input.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: plainPng(logo) });
  await expect(page.getByText('Se guardó el logo.')).toBeVisible();
  await expect(section.getByRole('img', { name: 'El logo en oscuro' })).toBeVisible();
  await expect(section.getByRole('alert')).toHaveCount(0);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await other.goto('/login');
  const atDoor = other.locator('.login-brand img');
  // Its room is kept from the first paint on.
  expect(await atDoor.evaluate((image: HTMLImageElement) => [image.width, image.height])).toEqual([
    260, 65,
  ]);
  await expect
    .poll(() => atDoor.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(400);
  await signInAs(other, 'empleado', '/posts');
  const home = other.getByRole('link', { name: 'Andén, ir a mi página de inicio' }).first();
  await expect(home.locator('img')).toBeVisible();
  await other.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await other.emulateMedia({ media: 'print' });
  const head = other.locator('main').getByRole('presentation').first();
  await expect(head).toBeVisible();
  await other.context().close();

  await section.getByRole('button', { name: 'Quitarlo' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Quitar', exact: true }).click();
  await expect(section.getByRole('button', { name: 'Elegir un logo' })).toBeVisible();
  await page.reload();
  await page.reload();
  await expect(page.locator('.house-logo')).toHaveCount(0);
});
