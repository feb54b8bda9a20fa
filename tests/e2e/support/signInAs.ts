import type { Page } from '@playwright/test';
import { expect, PASSWORD, type RoleName } from './story';

/** Fills in the form and sends it, as a person would. */
export async function fillIn(page: Page, user: string, password: string): Promise<void> {
  await page.getByLabel('Usuario', { exact: true }).fill(user);
  await page.getByLabel('Contraseña', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Ingresar' }).click();
}

/** Through the sign-in page to where the role lands, or to `next`. */
export async function signInAs(page: Page, role: RoleName, next?: string): Promise<void> {
  await page.goto(next ? `/login?next=${encodeURIComponent(next)}` : '/login');
  await fillIn(page, role, PASSWORD);
  await expect(page).not.toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}
