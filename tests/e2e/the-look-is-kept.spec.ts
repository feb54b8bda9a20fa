import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, test } from './support/story';

test.use({ colorScheme: 'light' });

test('theme and density chosen once are there after a reload, from the first paint, and on the sign-in page', async ({
  page,
}) => {
  await signInAs(page, 'empleado', '/profile');
  const html = page.locator('html');
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mi cuenta' });
  await sheet.getByRole('button', { name: 'Oscuro' }).click();
  await sheet.getByRole('button', { name: 'Compacta' }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).not.toBe(light);
  const dark = await background();
  expect((await storedItems(page)).CONFIG).toMatchObject({ theme: 'dark', density: 'compact' });

  await page.route('**/assets/*.js', () => undefined);
  await page.reload({ waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(html).toHaveAttribute('data-density', 'compact');
  await expect.poll(background).toBe(dark);
  await page.unroute('**/assets/*.js');

  await page.goto('/login');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect.poll(background).toBe(dark);
  expect(Object.keys(await storedItems(page)).sort()).toEqual([
    'CLIENT',
    'CONFIG',
    'ROLES',
    'USER',
  ]);
});
