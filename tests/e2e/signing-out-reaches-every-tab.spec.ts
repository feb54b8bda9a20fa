import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, test } from './support/story';

test('signing out empties what was kept and closes the other tab too', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'jefe');
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  const { USER } = await storedItems(page);

  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();

  await expect(page).toHaveURL(`${baseURL}/login`);
  await expect(other).toHaveURL(/\/login/);
  expect(await storedItems(page)).toMatchObject({ USER: {}, ROLES: {}, CLIENT: {} });
  const { USER: user, ROLES, CLIENT } = await storedItems(page);
  expect([user, ROLES, CLIENT]).toEqual([{}, {}, {}]);

  // The token was not only forgotten here: it opens nothing any more.
  const { ID, JWT } = USER as { ID: number; JWT: string };
  const response = await fetch(
    `${baseURL}/web-service?token=anden&accion=usuario.sesiones&nusuario=${ID}`,
    { method: 'POST', headers: { authorization: `Bearer ${JWT}` } },
  );
  expect(response.status).toBe(401);
});
