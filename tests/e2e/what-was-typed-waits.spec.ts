import { signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, test } from './support/story';

test('a post left half written waits while its author looks somebody up, and nobody else finds it', async ({
  page,
}) => {
  await signInAs(page, 'rrhh', '/posts');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  const title = page.getByRole('textbox', { name: 'Título' });
  await title.fill('Simulacro de evacuación');
  await page.getByRole('textbox', { name: /^Texto/ }).fill('El jueves a las 10.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.getByRole('link', { name: 'Personas', exact: true }).click();
  await expect(page).toHaveURL(/\/users/);
  await page.getByRole('link', { name: 'Muro', exact: true }).click();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(title).toHaveValue('Simulacro de evacuación');
  await expect(page.getByText('Recuperamos lo que estabas escribiendo')).toBeVisible();
  expect(Object.keys(await storedItems(page)).sort()).toEqual([
    'CLIENT',
    'CONFIG',
    'ROLES',
    'USER',
  ]);

  // The browser's back button closes the form, which is no reason to lose it either.
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/posts/);
  await page.goBack();
  await expect(page).toHaveURL(/\/users/);
  await page.goForward();
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(title).toHaveValue('Simulacro de evacuación');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Mi cuenta' }).click();
  await page.getByRole('button', { name: 'Cerrar sesión' }).click();
  await expect(page).toHaveURL(/\/login/);
  await signInAs(page, 'supervisor', '/posts');
  await page.getByRole('button', { name: 'Publicar', exact: true }).click();
  await expect(title).toHaveValue('');
  await expect(page.getByText('Recuperamos lo que estabas escribiendo')).toHaveCount(0);
});
