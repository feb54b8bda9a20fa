import type { Page } from '@playwright/test';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

/** A key that stays down, as the keyboard repeats it. */
async function hold(page: Page, key: string): Promise<void> {
  for (let count = 0; count < 20; count += 1) {
    await page.keyboard.down(key);
    await page.waitForTimeout(25);
  }
  await page.keyboard.up(key);
}

test('who clicks everything twice and leans on Enter makes one of each, and answers no question unread', async ({
  page,
}) => {
  const made: string[] = [];
  page.on('request', (request) => {
    const accion = new URL(request.url()).searchParams.get('accion') ?? '';
    if (accion === 'producto.guardar') made.push(accion);
  });
  await signInAs(page, 'jefe', '/orders/products');
  await page.getByRole('button', { name: 'Nuevo producto' }).dblclick();
  const form = page.getByRole('dialog', { name: 'Nuevo producto' });
  await page.waitForTimeout(400);
  await expect(form).toBeVisible();
  await form.getByLabel('Código', { exact: true }).fill('DOBLE-1');
  await form.getByLabel('Unidad', { exact: true }).fill('caja');
  await form.getByLabel('Nombre', { exact: true }).fill('Caja de prueba');
  await hold(page, 'Enter');
  await expect(form).toHaveCount(0);
  expect(made).toEqual(['producto.guardar']);
  await page.getByRole('searchbox', { name: 'Buscar' }).fill('DOBLE-1');
  await expect(page.getByText('Caja de prueba')).toHaveCount(1);
});
