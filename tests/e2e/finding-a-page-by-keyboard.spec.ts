import { signInAs } from './support/signInAs';
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
  const search = page.getByRole('combobox', { name: 'Buscar en todo' });
  await expect(search).toBeFocused();
  await page.keyboard.type('no hay tal página');
  await expect(page.getByText('Nada coincide con “no hay tal página”.')).toBeVisible();
  await search.fill('');
  // The page is found without accents and by another word for it.
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
  await expect(page.getByRole('combobox', { name: 'Buscar en todo' })).toBeFocused();
  await page.keyboard.type('pedidos');
  await expect(page.getByRole('group', { name: 'Páginas' })).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Pedidos' })).toHaveCount(0);
  await expect(page.getByRole('combobox')).toHaveValue('pedidos');
});

test('a person as the screen writes her, found and opened without the mouse', async ({ page }) => {
  await signInAs(page, 'supervisor', '/posts');
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: 'Buscar en todo' });
  await expect(search).toBeFocused();
  await page.keyboard.type('Juárez, Delfina');
  const people = page.getByRole('group', { name: 'Personas' });
  await expect(people.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Juárez, Delfina' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(
    page.getByRole('group', { name: 'Recientes' }).getByRole('option', { name: /Juárez, Delfina/ }),
  ).toBeVisible();
});

test('letters typed before the search could open are meant for it, not for the field below', async ({
  page,
}) => {
  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route(/SearchDialog.*\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await signInAs(page, 'supervisor', '/posts');
  const post = page.getByRole('article').first();
  await post.getByRole('button', { name: /^Comentar$|comentarios?$/ }).click();
  const comment = page.getByLabel('Tu comentario');
  await comment.fill('Buenas');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('aparienxia');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  arrive();
  const search = page.getByRole('combobox', { name: 'Buscar en todo' });
  await expect(search).toHaveValue('aparien');
  await expect(comment).toHaveValue('Buenas');
  await page.keyboard.type('cia');
  await expect(search).toHaveValue('apariencia');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
});
