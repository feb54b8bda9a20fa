import { expect, test } from './support/story';

test('from the sign-in page to another page without touching the mouse', async ({
  page,
  baseURL,
}) => {
  await page.goto('/login');
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
  await page.keyboard.type('empleado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('anden2026');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Buscar páginas' });
  await expect(search).toBeFocused();
  await page.keyboard.type('no hay tal página');
  await expect(page.getByText('Ninguna página coincide')).toBeVisible();
  await search.fill('');
  // Without accents and by another word for it.
  await page.keyboard.type('apariencia');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${baseURL}/profile`);
  await expect(search).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
});

test('a page that the role lacks is not found', async ({ page }) => {
  await page.goto('/login?next=%2Fprofile');
  await page.keyboard.type('empleado');
  await page.keyboard.press('Tab');
  await page.keyboard.type('anden2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Mi perfil' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', { name: 'Buscar páginas' })).toBeFocused();
  await page.keyboard.type('pedidos');
  await expect(page.getByText('Ninguna página coincide con “pedidos”.')).toBeVisible();
});
