import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('a page that the role does not include says so and offers the way out', async ({
  page,
  baseURL,
}) => {
  await signInAs(page, 'empleado', '/orders');
  await expect(page).toHaveURL(`${baseURL}/orders`);
  await expect(page.getByText('Tu rol no incluye esta página')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Pedidos' })).toHaveCount(0);
  await page.getByRole('link', { name: 'Ir a mi página de inicio', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/posts`);
});

test('an address that leads nowhere says so and offers the way out', async ({ page, baseURL }) => {
  await signInAs(page, 'jefe', '/esto-no-existe/tampoco');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No encontramos esta página');
  await page.getByRole('link', { name: 'Ir a mi página de inicio', exact: true }).click();
  await expect(page).toHaveURL(`${baseURL}/orders`);
});
