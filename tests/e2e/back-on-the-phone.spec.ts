import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

test('back closes what covers the page, then leaves it, and never comes to the sign-in page again', async ({
  page,
}) => {
  await page.goto('/receipts');
  await expect(page.getByRole('heading', { name: 'Ingresá a tu cuenta' })).toBeVisible();
  await signInAs(page, 'empleado', '/posts');
  await expect(page.getByRole('heading', { name: 'Muro' })).toBeVisible();

  await page.getByRole('button', { name: 'Más' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL(/\/posts/);

  // The dialog opens by its own button and leads to another page: one step of back for each page.
  await page.getByRole('button', { name: 'Más' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Legajo' }).click();
  await expect(page).toHaveURL(/\/documents/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/posts/);
  await expect(page.getByRole('heading', { name: 'Muro' })).toBeVisible();

  const photo = page.getByRole('button', { name: /^Ampliar imagen/ }).first();
  await photo.scrollIntoViewIfNeeded();
  await photo.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  // Reloaded under it: the page comes back without it, and needs no second press.
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Muro' })).toBeVisible();
  await page.goBack();
  // This page was asked for first, before anybody had signed in.
  await expect(page).toHaveURL(/\/receipts/);

  // A tab that begins with a page of ours is left with one press, whatever was opened and closed over it.
  const tab = await page.context().newPage();
  await tab.goto('/posts');
  await tab.getByRole('button', { name: 'Más' }).click();
  await expect(tab.getByRole('dialog')).toBeVisible();
  await tab.keyboard.press('Escape');
  await expect(tab.getByRole('dialog')).toHaveCount(0);
  await expect.poll(() => tab.evaluate(() => history.state?.covers ?? 0)).toBe(0);
  await tab.goBack();
  await expect(tab).toHaveURL('about:blank');
});
