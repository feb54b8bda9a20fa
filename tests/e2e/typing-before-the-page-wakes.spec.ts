import type { Page } from '@playwright/test';
import { expect, test } from './support/story';

/** Keeps the page's own script waiting until released, as a slow network would. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const user = (page: Page) => page.getByLabel('Usuario', { exact: true });
const password = (page: Page) => page.getByLabel('Contraseña', { exact: true });
/** The form that came in the HTML, before React took over. */
const early = '.login-static';

test('the form is painted, and can be typed in, before the script arrives', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator(early)).toBeVisible();
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
    .toBe(1);
  await user(page).fill('empleado');
  await password(page).pressSequentially('anden');
  release();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(user(page)).toHaveValue('empleado');
  await expect(password(page)).toHaveValue('anden');
  // The caret is where it was: whoever goes on typing notices nothing.
  await page.keyboard.type('2026');
  await expect(password(page)).toHaveValue('anden2026');
});

test('an Enter pressed too early signs in once, as soon as it can', async ({ page, baseURL }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().includes('usuario.ingresar')) sent += 1;
  });
  const release = await holdScripts(page);
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.getByRole('button', { name: 'Ingresar' })).toBeEnabled();
  await user(page).fill('jefe');
  await password(page).fill('anden2026');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ingresando…' })).toBeVisible();
  await expect(page).toHaveURL(`${baseURL}/login`);
  release();
  await expect(page).toHaveURL(`${baseURL}/orders`);
  expect(sent).toBe(1);
});

test('an Enter before any script at all loses neither what was typed nor the way', async ({
  page,
}) => {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route('**/login-early.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto('/login?next=%2Fprofile', { waitUntil: 'commit' });
  await user(page).fill('jefe');
  await password(page).fill('anden2026');
  await page.keyboard.press('Enter');
  release();
  await expect(page.locator(early)).toHaveCount(0);
  await expect(password(page)).toHaveValue('anden2026');
  await password(page).press('Enter');
  await expect(page).toHaveURL(/\/profile$/);
});

test('a script that cannot be loaded is told in the form', async ({ page, complaints }) => {
  complaints.expect(/ERR_FAILED/);
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.getByText('No pudimos cargar la página.')).toBeVisible();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  // The browser drops what the page asks it to load ahead when scripts are off.
  test.beforeEach(({ complaints }) => complaints.allow(/assets\/.*\.js csp$/));

  test('the form is there with its look, and says what is missing', async ({ page }) => {
    await page.goto('/login');
    await expect(user(page)).toBeVisible();
    await expect(password(page)).toBeVisible();
    const notice = page.locator('noscript');
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toContain('Andén necesita JavaScript para funcionar.');
    const button = page.getByRole('button', { name: 'Ingresar' });
    await expect(button).not.toHaveCSS('background-color', 'rgb(239, 239, 239)');
  });

  test('sending it anyway puts no password in the address', async ({ page, baseURL }) => {
    await page.goto('/login');
    await user(page).fill('jefe');
    await password(page).fill('anden2026');
    await expect(page.getByRole('button', { name: 'Ingresar' })).toBeDisabled();
    await password(page).press('Enter');
    await expect(page).toHaveURL(`${baseURL}/login`);
  });
});
