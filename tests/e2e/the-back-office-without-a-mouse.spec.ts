import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { signInAs } from './support/signInAs';
import { expect, test } from './support/story';

/** Goes on with a key until that control has the focus, as somebody without a mouse does. */
async function tabTo(
  page: Page,
  name: RegExp | string,
  { role = 'button', key = 'Tab' }: { role?: 'button' | 'columnheader'; key?: string } = {},
) {
  const wanted = page.getByRole(role, { name });
  await expect(wanted.first()).toBeVisible();
  for (let presses = 0; presses < 150; presses += 1) {
    const there = await wanted.evaluateAll((all) =>
      all.some((one) => one === document.activeElement),
    );
    if (there) return;
    await page.keyboard.press(key);
  }
  throw new Error(`no way to ${name} by keyboard`);
}

test('late orders found, sorted, kept as a view, chosen all, assigned and exported by keyboard', async ({
  page,
}) => {
  await signInAs(page, 'jefe', '/orders/list');
  await expect(page.getByRole('row', { name: /P-\d+/ }).first()).toBeVisible();

  await page.keyboard.press('/');
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type('rosario');
  await expect(page).toHaveURL(/buscar=rosario/);

  await tabTo(page, 'Filtrar');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Atrasado');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Atrasado' })).toBeVisible();
  await tabTo(page, 'Filtrar');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/filtro=late%3Ais%3Atrue/);
  await expect(page.getByRole('button', { name: 'Quitar filtro Atrasado: Sí' })).toBeVisible();

  // AG Grid moves among the titles with the arrows; Enter sorts, with Shift it adds to the order.
  await page.getByRole('columnheader', { name: 'Cliente' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/orden=customerName/);
  await tabTo(page, 'Prometido', { role: 'columnheader', key: 'ArrowRight' });
  await page.keyboard.press('Shift+Enter');
  await expect(page).toHaveURL(/orden=customerName%2CpromisedOn/);

  await tabTo(page, 'Vistas');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Guardar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nombre' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Nombre' }).focus();
  await page.keyboard.type('Atrasados de Rosario');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Atrasados de Rosario' })).toBeVisible();

  await page.keyboard.press('Control+e');
  await expect(page.getByText(/^Todas las \d+ seleccionadas$/)).toBeVisible();
  await tabTo(page, 'Asignar');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').focus();
  await page.keyboard.type('Ríos');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Asignar');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/Se camb|No se cambi/)).toBeVisible();
  await tabTo(page, 'Listo');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);

  await tabTo(page, 'Exportar');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    tabTo(page, /^Exportar$/).then(() => page.keyboard.press('Enter')),
  ]);
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const bytes = await readFile(await file.path());
  expect(bytes.subarray(0, 2).toString()).toBe('PK');

  // The view is there after a reload, with all that it keeps.
  await page.reload();
  await expect(page.getByRole('button', { name: 'Quitar filtro Atrasado: Sí' })).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Cliente' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
});
