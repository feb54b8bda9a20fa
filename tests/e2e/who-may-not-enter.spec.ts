import { fillIn, signInAs } from './support/signInAs';
import { storedItems } from './support/storedItems';
import { expect, test } from './support/story';

test('a wrong password is told without saying which part was wrong, and the right one then works', async ({
  page,
  complaints,
}) => {
  complaints.expect(/refused: 401/);
  complaints.expect(/^error: Failed to load resource.* 401/);
  await page.goto('/login');
  await fillIn(page, 'supervisor', 'no es esta');
  await expect(page.getByRole('alert')).toHaveText('El usuario o la contraseña no son correctos.');
  expect(await storedItems(page)).toMatchObject({ USER: {}, ROLES: {} });
  await expect(page.getByLabel('Usuario', { exact: true })).toHaveValue('supervisor');
  await expect(page.getByLabel('Contraseña', { exact: true })).toBeFocused();
  await page.keyboard.type('anden2026');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);
});

test('nothing typed is asked for beside the field, and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('usuario.ingresar')) sent.push(request.url());
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Ingresar' }).click();
  await expect(page.getByLabel('Usuario', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Usuario', { exact: true })).toBeFocused();
  expect(sent).toEqual([]);
});

test('after five failures the form counts down and does not ask again meanwhile', async ({
  page,
  complaints,
}) => {
  complaints.expect(/refused: 401/);
  complaints.expect(/refused: 429/);
  complaints.allow(/^error: Failed to load resource.* (401|429)/);
  const asked: number[] = [];
  page.on('response', (response) => {
    if (response.url().includes('usuario.ingresar')) asked.push(response.status());
  });
  await page.goto('/login');
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await fillIn(page, 'quien.no.existe', `intento ${attempt}`);
    await expect.poll(() => asked.length).toBe(attempt);
  }
  expect(asked).toEqual([401, 401, 401, 401, 429]);
  await expect(page.getByRole('alert')).toHaveText('Hiciste demasiados intentos seguidos.');
  const countdown = page.getByText(/Podés volver a probar en \d+ segundos\./);
  const seconds = async () => Number(/\d+/.exec((await countdown.textContent()) ?? '')?.[0]);
  const first = await seconds();
  expect(first).toBeGreaterThan(20);
  await expect.poll(seconds).toBeLessThan(first);
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeDisabled();
  await page.getByLabel('Contraseña', { exact: true }).press('Enter');
  expect(asked).toHaveLength(5);
});

test('a page asked for without a session leads to the form and shows nothing', async ({ page }) => {
  await page.goto('/users');
  await expect(page).toHaveURL(/\/login\?next=%2Fusers/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ingresá a tu cuenta');
});

test('the password never travels in an address', async ({ page }) => {
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await signInAs(page, 'jefe');
  expect(addresses.some((address) => address.includes('usuario.ingresar'))).toBe(true);
  expect(addresses.filter((address) => address.includes('anden2026'))).toEqual([]);
});
