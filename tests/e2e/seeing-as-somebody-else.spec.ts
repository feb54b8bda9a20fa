import { settled } from './support/axe';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test('the administration sees as a role and as a person, only looks, and comes back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'admin', '/admin/roles');
  await page.getByRole('link', { name: /^Empleado/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Empleado' })).toBeVisible();
  const role = new URL(page.url()).pathname;
  const other = await context.newPage();
  await other.goto('/users');
  await expect(other.getByRole('heading', { level: 1, name: 'Personas' })).toBeVisible();
  // Its rows too: what it still has to ask for would be asked in the name of the role.
  await expect(other.getByText(/^1 a \d+ de \d+/)).toBeVisible();

  await page.getByRole('button', { name: 'Ver como' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ver como' }).click();
  const banner = page.getByText(/Estás viendo como el rol Empleado/);
  await expect(banner).toBeVisible();
  await expect(page).toHaveURL(/\/posts$/);
  await expect(page.getByRole('link', { name: 'Administración' })).toHaveCount(0);
  await expect(other.getByText(/Estás viendo como el rol Empleado/)).toBeVisible();

  await page.getByRole('button', { name: 'Reaccionar' }).first().click();
  await page.getByRole('dialog').getByRole('button').first().click();
  await expect(page.getByText(/solo podés mirar/)).toBeVisible();

  await page.reload();
  await expect(banner).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(new RegExp(`${role}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Empleado' })).toBeVisible();
  await expect(banner).toHaveCount(0);
  await expect(other.getByText(/Estás viendo como/)).toHaveCount(0);

  await page.goto('/users/3');
  await page.getByRole('button', { name: 'Ver como' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Ver como' }).click();
  await expect(page.getByText(/^Estás viendo como/)).toBeVisible();
  await settled(page);
  await page.getByRole('button', { name: 'Salir' }).click();
  await expect(page).toHaveURL(/\/users\/3$/);
});
